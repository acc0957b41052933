import { t } from '@tessera/texts';
import { Button, ChoiceChip, IconButton, Skeleton } from '@tessera/ui';
import { SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { deferred } from '../../delivery/deferred.tsx';
import { FilterField } from '../../parts/forms/filter-field.tsx';
import type { InboxKind } from '../../parts/inbox/inbox-cache.ts';
import { ListError } from '../../parts/lists/list-error.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { useAskedDialog } from '../../parts/screen/use-asked-dialog.ts';
import { InboxRow } from './inbox-row.tsx';
import { Invitations } from './invitations.tsx';
import { isFoundBy } from './name-search.ts';
import { useInbox } from './use-inbox.ts';

const JoinDialog = deferred(async () => (await import('./join-dialog.tsx')).JoinDialog);
const NewMessageDialog = deferred(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog);
const CreateDialog = deferred(async () => (await import('./create-dialog.tsx')).CreateDialog);

const FILTERS: { label: string; kind: InboxKind }[] = [
  { label: t('All'), kind: null },
  { label: t('Groups'), kind: 'GROUP' },
  { label: t('Direct'), kind: 'DIRECT' },
];
const DIALOGS = ['join', 'create', 'message'] as const;
/** The conversations of the viewer, with the ways into a group. `openId` is the one that is shown beside them. */
export function ChatList({ openId, viewerId }: { openId: string | null; viewerId: string }) {
  const [kind, setKind] = useState<InboxKind>(null);
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<(typeof DIALOGS)[number] | null>(null);
  useAskedDialog(DIALOGS, setDialog);
  const inbox = useInbox(kind);
  const hasRows = inbox.total > 0 || query !== '';
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-15 items-center gap-1.5 border-b md:min-h-18.5 border-line px-4.5">
        <h1 className="flex-1 text-xl">{t('Chat')}</h1>
        <IconButton
          label={t('New message')}
          onPointerDown={NewMessageDialog.preload}
          onClick={() => setDialog('message')}
        >
          <SquarePen aria-hidden="true" />
        </IconButton>
        <Button variant="quiet" onPointerDown={JoinDialog.preload} onClick={() => setDialog('join')}>
          {t('Join')}
        </Button>
        <Button onPointerDown={CreateDialog.preload} onClick={() => setDialog('create')}>
          {t('Create')}
        </Button>
      </div>
      <div className="grid gap-2 border-b border-line px-4.5 py-2.5">
        {hasRows && <FilterField size="sm" label={t('Search by name')} value={query} onChange={setQuery} />}
        <fieldset aria-label={t('Show')} className="flex gap-1.5">
          {FILTERS.map((filter) => (
            <ChoiceChip key={filter.label} isOn={kind === filter.kind} onClick={() => setKind(filter.kind)}>
              {filter.label}
            </ChoiceChip>
          ))}
        </fieldset>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Invitations />
        <Rows {...{ inbox, openId, viewerId, kind, query }} />
      </div>
      {dialog === 'join' && <JoinDialog onClose={() => setDialog(null)} />}
      {dialog === 'message' && <NewMessageDialog onClose={() => setDialog(null)} />}
      {dialog === 'create' && <CreateDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

interface RowsProps {
  inbox: ReturnType<typeof useInbox>;
  openId: string | null;
  viewerId: string;
  kind: InboxKind;
  query: string;
}

function Rows({ inbox, openId, viewerId, kind, query }: RowsProps) {
  if (inbox.error && !inbox.rows) {
    return (
      <div className="p-4">
        <ListError error={inbox.error} onRetry={inbox.retry} />
      </div>
    );
  }
  if (!inbox.rows) return <Loading />;
  const found = inbox.rows.filter(({ title }) => isFoundBy(title, query));
  return (
    <>
      {found.length === 0 && <None>{noneText(kind, query)}</None>}
      <ul aria-label={t('Conversations')}>
        {found.map((row) => (
          <li key={row.id}>
            <InboxRow row={row} isOpen={row.id === openId} viewerId={viewerId} />
          </li>
        ))}
      </ul>
      <ShowMore hasMore={inbox.hasMore} onLoad={inbox.loadMore} className="p-4.5" />
    </>
  );
}

function None({ children }: { children: ReactNode }) {
  return <p className="p-4.5 text-ink-2 [overflow-wrap:anywhere]">{children}</p>;
}

function noneText(kind: InboxKind, query: string): string {
  if (query.trim() !== '') return t('Nothing found for “{search}”.', { search: query.trim() });
  return kind === 'DIRECT' ? t('No direct messages yet.') : t('No groups yet. Create or join using code.');
}

/** Three rows as they will be. */
function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{t('Loading…')}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line px-4.5 py-3">
          <div className="size-[34px] overflow-hidden rounded-full">
            <Skeleton className="size-full" />
          </div>
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3.5" />
          </div>
        </div>
      ))}
    </div>
  );
}
