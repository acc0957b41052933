/**
 * Puts a text on the clipboard, also one that is still on its way: the browser reserves the place while the tap is
 * fresh and waits for the text. False when the browser refuses; throws what the promise throws.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const coming = Promise.resolve(text);
  const isWritten = await writeItem(coming);
  // Browsers without promises in clipboard items, and pages by plain http, where there is no clipboard.
  return isWritten || (await writePlain(await coming)) || copyByCommand(await coming);
}

async function writeItem(text: Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false;
  try {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    // The caller learns of the failure; the clipboard's own copy of it needs no handler.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

async function writePlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way. Needs no selection, so that it leaves focus and dialogs alone. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  document.execCommand?.('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return isCopied;
}
