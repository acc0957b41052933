import { deletionText, KeepAccountButton } from '../../parts/account/keep-account.tsx';

/** When the account will go (an ISO time), and the way back. */
export function PendingDeletion({ dueAt }: { dueAt: string }) {
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
