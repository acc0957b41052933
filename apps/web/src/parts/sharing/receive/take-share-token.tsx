import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { RequireSession } from '../../../data/session/guards.tsx';
import { useSession } from '../../../data/session/session.ts';
import { keepShareToken } from '../give/share-token.ts';
import { LoadingCard } from './frame.tsx';
import { SessionOver } from './session-over.tsx';

/**
 * `/share/{id}?token=`: takes the token out of the address before anything else happens, so that neither the way to
 * sign-in nor a bookmark, a screenshot or the next page's referrer gets it. Only then is asked who is there.
 */
export function TakeShareToken() {
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const fresh = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (fresh === null) return;
    if (id && fresh !== '') keepShareToken(id, fresh);
    void navigate(pathname + withoutToken(search), { replace: true });
  }, [fresh, id, pathname, search, navigate]);
  if (fresh !== null) return <LoadingCard />;
  // The reader learns what happened, instead of landing on another page.
  if (session.status === 'signed-out' && session.hasEnded) return <SessionOver />;
  return <RequireSession />;
}

function withoutToken(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('token');
  return rest.size > 0 ? `?${rest}` : '';
}
