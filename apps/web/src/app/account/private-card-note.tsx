import { ADDRESSES } from '@tessera/domain';
import { Notice } from '@tessera/ui';
import { matchPath } from 'react-router-dom';

/** Why a stranger who opened the link of a private card has to sign in. It says the same of every such address. */
export function PrivateCardNote({ from }: { from: string | undefined }) {
  const [path = ''] = from?.split(/[?#]/, 1) ?? [];
  if (!matchPath(ADDRESSES.sharedCard.path, path)) return null;
  return <Notice className="mb-6">Someone shared a private card with you. Sign in to view it.</Notice>;
}
