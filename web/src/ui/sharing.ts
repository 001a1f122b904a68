/** Giving a link, or a few lines with one, on by whatever the device has for that. */

export const canShare = (): boolean => "share" in navigator;

export async function shared(title: string, text: string, url?: string): Promise<void> {
  try {
    await navigator.share({ title, text, ...(url === undefined ? {} : { url }) });
  } catch {
    // whoever has changed their mind knows it
  }
}
