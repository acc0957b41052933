import { useAccountStateQuery } from '@tessera/client';
import { deferred } from '../../delivery/deferred.tsx';

// Hardly anybody ever needs it.
const PendingDeletion = deferred(async () => (await import('./pending-deletion.tsx')).PendingDeletion);

/** On every dashboard screen while the account is about to go: when, and the way back. */
export function DeletionBar() {
  const { data } = useAccountStateQuery();
  const dueAt = data?.viewer?.deletionDueAt;
  return dueAt ? <PendingDeletion dueAt={dueAt} /> : null;
}
