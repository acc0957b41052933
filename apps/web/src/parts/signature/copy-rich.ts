import type { Signature } from '@tessera/domain';

/** Puts a text with its looks on the clipboard, for programs that take them, and without for all others. False when refused. */
export async function copyRich({ html, text }: Signature): Promise<boolean> {
  return (await writeItem({ html, text })) || copyByCommand({ html, text });
}

async function writeItem({ html, text }: Signature): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false;
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

/** The old way, which pages by plain http have. */
function copyByCommand({ html, text }: Signature): boolean {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  document.execCommand?.('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return isCopied;
}
