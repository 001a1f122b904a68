/** Where the server is: the folder the page was loaded from, or the worker with the table that the page brings along. */

import { here } from "../local/here.svelte";
import { Server } from "../net/server";
import { language } from "../words/words.svelte";

export const server = new Server(new URL(".", document.baseURI).href, language, here?.fetcher, here?.open);
