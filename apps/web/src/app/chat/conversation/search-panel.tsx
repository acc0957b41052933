import { type MessageSearchQuery, useMessageSearchQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Dialog, IconButton, Skeleton, TextField } from '@tessera/ui';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { timeText } from '../../../locale/time-text.ts';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';

/** Finds messages of the conversation by words, and goes to the one that is chosen. */
export function SearchPanel({ conversationId, onShow }: { conversationId: string; onShow: (number: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('Search in the conversation')} onClick={() => setIsOpen(true)}>
        <Search aria-hidden="true" />
      </IconButton>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('Search in the conversation')} size="sm">
        <Hits
          conversationId={conversationId}
          onShow={(number) => {
            setIsOpen(false);
            onShow(number);
          }}
        />
      </Dialog>
    </>
  );
}

function Hits({ conversationId, onShow }: { conversationId: string; onShow: (number: number) => void }) {
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const { data, error, loading, refetch, fetchMore } = useMessageSearchQuery({
    variables: { id: conversationId, query, before: null },
    skip: query === '',
    fetchPolicy: 'network-only',
  });
  const found = query === '' ? undefined : data?.conversation?.search;
  const hits = found?.nodes ?? [];
  const loadEarlier = () =>
    fetchMore({
      variables: { before: hits[0]?.number ?? null },
      updateQuery: (shown, { fetchMoreResult }) => withEarlier(shown, fetchMoreResult),
    });
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-4">
      <TextField
        label={t('Words')}
        type="search"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {error && (
        <ErrorNotice title={t('Couldn’t search')} error={error} onRetry={() => void refetch().catch(() => {})} />
      )}
      {loading && hits.length === 0 && <Skeleton className="h-14" />}
      {query !== '' && !loading && !error && hits.length === 0 && <p className="text-ink-2">{t('Nothing found.')}</p>}
      <ul className="-mx-3 grid max-h-96 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
        {hits.toReversed().map(({ id, number, sender, text, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onShow(number)}
              className="grid w-full grid-cols-[minmax(0,1fr)] rounded-md px-3 py-2 text-start hover:bg-brass-soft"
            >
              <span className="flex justify-between gap-3 text-sm text-ink-2">
                <bdi className="truncate">{sender?.name ?? t('Deleted account')}</bdi>
                <span className="shrink-0">{timeText(createdAt)}</span>
              </span>
              <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                {text}
              </span>
            </button>
          </li>
        ))}
        <li className="grid py-2">
          <ShowMore key={query} hasMore={found?.pageInfo.hasPreviousPage ?? false} onLoad={loadEarlier} />
        </li>
      </ul>
    </form>
  );
}

/** What was found, with the page before it. */
function withEarlier(shown: MessageSearchQuery, earlier: MessageSearchQuery): MessageSearchQuery {
  const [later, page] = [shown.conversation?.search, earlier.conversation?.search];
  if (!shown.conversation || !later || !page) return shown;
  return { conversation: { ...shown.conversation, search: { ...page, nodes: [...page.nodes, ...later.nodes] } } };
}
