import { ADDRESSES } from '@tessera/domain';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * Where narrow screens have the bar at the bottom. The builder has its own actions there; an open conversation
 * fills a phone, so that only `wider` screens have the bar, and the header.
 */
export function useBar(): 'always' | 'wider' | 'never' {
  const { pathname } = useLocation();
  if (matchPath(ADDRESSES.builder.path, pathname)) return 'never';
  const chat = [ADDRESSES.chat, ADDRESSES.directMessages].map(({ path }) => matchPath(path, pathname));
  return chat.some((match) => Object.values(match?.params ?? {}).some(Boolean)) ? 'wider' : 'always';
}
