import { ADDRESSES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Notice } from '@tessera/ui';
import { matchPath } from 'react-router-dom';

const NOTES = {
  signIn: [
    [ADDRESSES.sharedCard, t('Someone shared a private card with you. Sign in to view it.')],
    [ADDRESSES.join, t('Someone invited you to a group. Sign in to join it.')],
    [ADDRESSES.joinTeam, t('Someone invited you to a team. Sign in to join it.')],
  ],
  signUp: [
    [ADDRESSES.sharedCard, t('Someone shared a private card with you. Create an account to view it.')],
    [ADDRESSES.join, t('Someone invited you to a group. Create an account to join it.')],
    [ADDRESSES.joinTeam, t('Someone invited you to a team. Create an account to join it.')],
  ],
} as const;

export interface LinkNoteProps {
  /** The address that the visitor came from. */
  from: string | undefined;
  page: keyof typeof NOTES;
}

/**
 * Why a stranger who opened the link of a private card, a group or a team has to sign in. It says the same of every such
 * address, so that it doesn't tell which of them work.
 */
export function LinkNote({ from, page }: LinkNoteProps) {
  const [path = ''] = from?.split(/[?#]/, 1) ?? [];
  const note = NOTES[page].find(([address]) => matchPath(address.path, path));
  return note ? <Notice className="mb-6">{note[1]}</Notice> : null;
}
