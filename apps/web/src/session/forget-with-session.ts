import { forgetSyncedCards } from '../card-store/forget-cards.ts';
import { subscribeSession } from './session.ts';
import { readStored, writeStored } from './storage.ts';

/** Whose drafts and notes this tab has. */
const TAB_OWNER_KEY = 'tab-owner';

/**
 * Nothing of one person stays in this browser for the next one, however the session came to its end: signed out from another
 * device, by a new password, or with the account. Gives the function that stops it.
 */
export function forgetWithSession(): () => void {
  return subscribeSession((now) => {
    if (now.status === 'signed-out' && now.hasEnded) forgetSyncedCards(isOpenHere);
    if (now.status !== 'signed-in' || !now.user) return;
    const { id } = now.user;
    forgetSyncedCards(({ ownerId }) => ownerId === id);
    if (![null, id].includes(readStored(TAB_OWNER_KEY, 'sessionStorage'))) forgetTab();
    writeStored(TAB_OWNER_KEY, id, 'sessionStorage');
  });
}

/** Drafts and other notes of this tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}

/** What is being edited in this tab is there again after the next sign-in. */
function isOpenHere({ id }: Record<string, unknown>): boolean {
  return (
    typeof id === 'string' &&
    (new URLSearchParams(location.search).get('id') === id ||
      readStored(`builder-draft:${id}`, 'sessionStorage') !== null)
  );
}
