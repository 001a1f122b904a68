/** Whether a dialog is open: keys are not for the page behind it then, wherever the focus is. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
