import { MISSING_PAGE_COOKIE } from '@tessera/domain';

/** Whether the server or the app has just sent the person here from an address that doesn't exist. Reading it clears it. */
export function takeMissingMark(): boolean {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const found = names.filter((name) => name === MISSING_PAGE_COOKIE || name === `__Host-${MISSING_PAGE_COOKIE}`);
  for (const name of found) {
    const isSecure = name.startsWith('__Host-') ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser that is supported.
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure}`;
  }
  return found.length > 0;
}
