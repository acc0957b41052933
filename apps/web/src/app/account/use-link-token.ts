import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the mailed link that opened this page; null when there is none. It leaves the address bar at once, where
 * others could read it and a bookmark would keep it, and stays with this entry of the history for a reload.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fresh = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (fresh !== null) void navigate(pathname, { replace: true, state: { token: fresh } });
  }, [fresh, pathname, navigate]);
  return fresh ?? textIn(state, 'token');
}

/** A text in navigation state, which may be anything. */
export function textIn(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' && value !== '' ? value : null;
}
