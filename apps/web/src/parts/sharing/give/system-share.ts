/** What is handed to the device's own share sheet. */
export interface SheetContent {
  title: string;
  url: string;
  /** Goes along where the device takes files. */
  picture: File | null;
}

/** Whether this browser has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function';
}

/** Opens the share sheet. False when it was closed without choosing; throws a message for people when it is refused. */
export async function openShareSheet({ title, url, picture }: SheetContent): Promise<boolean> {
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && navigator.canShare?.({ files });
  try {
    await navigator.share({ title, url, ...(takesFiles && { files }) });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw new Error('The share sheet could not be opened. Try again, or copy the link.');
  }
}
