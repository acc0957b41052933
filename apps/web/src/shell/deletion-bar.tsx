import { useAccountStateQuery } from '@tessera/client';
import { deletionText, KeepAccountButton } from './keep-account.tsx';

/** On every dashboard screen while the account is about to go: when, and the way back. */
export function DeletionBar() {
  const { data } = useAccountStateQuery();
  const dueAt = data?.viewer?.deletionDueAt;
  if (!dueAt) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-note-soft px-5 py-2 text-md text-note sm:px-8"
    >
      <p>{deletionText(dueAt)}</p>
      <KeepAccountButton />
    </div>
  );
}
