import { Button, ChoiceChip, Notice, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { CreateDialog } from './create-dialog.tsx';
import { InboxRow } from './inbox-row.tsx';
import { Invitations } from './invitations.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { type InboxKind, useInbox } from './use-inbox.ts';

const FILTERS: { label: string; kind: InboxKind }[] = [
  { label: 'All', kind: null },
  { label: 'Groups', kind: 'GROUP' },
  { label: 'Direct', kind: 'DIRECT' },
];

/** The conversations of the viewer, with the ways into a group. `openId` is the one that is shown beside them. */
export function ChatList({ openId, viewerId }: { openId: string | null; viewerId: string }) {
  const [kind, setKind] = useState<InboxKind>(null);
  const [dialog, setDialog] = useState<'join' | 'create' | null>(null);
  const inbox = useInbox(kind);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-18 items-center gap-2 border-b border-line px-4.5">
        <h1 className="flex-1 font-serif text-2xl">Chat</h1>
        <Button variant="quiet" onClick={() => setDialog('join')}>
          Join
        </Button>
        <Button onClick={() => setDialog('create')}>Create</Button>
      </div>
      <fieldset aria-label="Show" className="flex gap-1.5 border-b border-line px-4.5 py-2">
        {FILTERS.map((filter) => (
          <ChoiceChip key={filter.label} isOn={kind === filter.kind} onClick={() => setKind(filter.kind)}>
            {filter.label}
          </ChoiceChip>
        ))}
      </fieldset>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Invitations />
        <Rows {...{ inbox, openId, viewerId, kind }} />
      </div>
      {dialog === 'join' && <JoinDialog onClose={() => setDialog(null)} />}
      {dialog === 'create' && <CreateDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

interface RowsProps {
  inbox: ReturnType<typeof useInbox>;
  openId: string | null;
  viewerId: string;
  kind: InboxKind;
}

function Rows({ inbox, openId, viewerId, kind }: RowsProps) {
  if (inbox.error && !inbox.rows) {
    return (
      <Notice tone="bad" className="m-4" action={<Button onClick={inbox.retry}>Try again</Button>}>
        {inbox.error.message}
      </Notice>
    );
  }
  if (!inbox.rows) return <Loading />;
  if (inbox.rows.length === 0) {
    return (
      <p className="p-4.5 text-ink-2">
        {kind === 'DIRECT' ? 'No direct messages yet.' : 'No groups yet. Create or join using code.'}
      </p>
    );
  }
  return (
    <>
      <ul>
        {inbox.rows.map((row) => (
          <li key={row.id}>
            <InboxRow row={row} isOpen={row.id === openId} viewerId={viewerId} />
          </li>
        ))}
      </ul>
      {inbox.more && (
        <div className="p-4">
          <Button onClick={inbox.more}>Show more</Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 p-4.5">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
