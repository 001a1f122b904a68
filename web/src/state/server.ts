/** Where the server is: the folder the page was loaded from. */

import { Server } from "../net/server";
import { language } from "../words/words.svelte";

export const server = new Server(new URL(".", document.baseURI).href, language);
