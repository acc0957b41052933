import { MISSING_PAGE_COOKIE } from '@tessera/domain';
import { useEffect } from 'react';

/** Leaves the app for a page that is a document of its own; that page takes this one's place in the history. */
export function LeaveFor({ address, isMissing = false }: { address: string; isMissing?: boolean }) {
  useEffect(() => {
    if (isMissing) markMissing();
    // Where the server, or a cache before it, sends the app at this very address, going there would never end.
    if (new URL(address, location.href).pathname !== location.pathname) location.replace(address);
  }, [address, isMissing]);
  return null;
}

/** The home page then says that the page doesn't exist. */
function markMissing(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser that is supported.
  document.cookie = `${MISSING_PAGE_COOKIE}=1; Path=/; Max-Age=30; SameSite=Lax`;
}
