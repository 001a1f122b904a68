/** Where the server is: the folder the page was loaded from. */

import { Server } from "../net/server";
import { settings } from "./settings.svelte";

export const server = new Server(new URL(".", document.baseURI).href, settings.choices.language);
