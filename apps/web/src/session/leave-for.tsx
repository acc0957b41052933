import { useEffect } from 'react';

/** Leaves the app for a page that is a document of its own; that page takes this one's place in the history. */
export function LeaveFor({ address }: { address: string }) {
  useEffect(() => {
    // Where the server, or a cache before it, sends the app at this very address, going there would never end.
    if (new URL(address, location.href).pathname !== location.pathname) location.replace(address);
  }, [address]);
  return null;
}
