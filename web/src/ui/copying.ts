/** Copying a link to give it on. */

import { saying } from "../words/words.svelte";
import { notices } from "./notices.svelte";

/** Whether the text is copied. Where the browser does not allow it, as without https, the field is marked to do it by hand. */
export async function copied(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.focus();
    field?.select();
    notices.show(saying("copy-by-hand"));
    return false;
  }
  notices.show(saying("copied"));
  return true;
}
