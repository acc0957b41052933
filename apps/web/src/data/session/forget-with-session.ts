import { forgetSyncedCards } from './forget-cards.ts';
import { forgetPlayground } from './forget-playground.ts';
import { getSession, type Session, subscribeSession } from './session.ts';
import { readStored, writeStored } from './storage.ts';

/** The owner of the drafts and notes in this tab. */
const TAB_OWNER_KEY = 'tab-owner';

/**
 * Removes one person's data from this browser before the next one signs in, however the session ended: from another device, by a
 * new password, or with the account. Returns the function that stops this.
 */
export function forgetWithSession(): () => void {
  noteOwner(getSession());
  return subscribeSession((now) => {
    if (now.status === 'signed-out' && now.hasEnded) {
      forgetSyncedCards(isOpenHere);
      forgetPlayground();
    }
    if (now.status !== 'signed-in' || !now.user) return;
    const { id } = now.user;
    forgetSyncedCards(({ ownerId }) => ownerId === id);
    noteOwner(now);
  });
}

/** What another person left in this tab goes before it can be shown. */
function noteOwner(session: Session): void {
  if (session.status !== 'signed-in' || !session.user) return;
  const { id } = session.user;
  if (![null, id].includes(readStored(TAB_OWNER_KEY, 'sessionStorage'))) forgetTab();
  writeStored(TAB_OWNER_KEY, id, 'sessionStorage');
}

/** Drafts and other notes of this tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** Keeps drafts of this tab for the next sign-in. */
function isOpenHere({ id }: Record<string, unknown>): boolean {
  return (
    typeof id === 'string' &&
    (new URLSearchParams(location.search).get('id') === id ||
      readStored(`builder-draft:${id}`, 'sessionStorage') !== null)
  );
}
