import { type MessageSearchQuery, useMessageSearchQuery } from '@tessera/client';
import { CHAT_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, Skeleton } from '@tessera/ui';
import { X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { timeText } from '../../../locale/time-text.ts';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { FilterField } from '../../../parts/forms/filter-field.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';
import { HEAD } from './head.ts';

export interface MessageSearchProps {
  conversationId: string;
  words: string;
  onWords: (words: string) => void;
  onShow: (number: number) => void;
  onClose: () => void;
}

/** In place of the conversation's head: finds messages by words, and goes to the one that is chosen. */
export function MessageSearch({ conversationId, words, onWords, onShow, onClose }: MessageSearchProps) {
  const query = useDeferredValue(words.trim());
  return (
    <>
      <search className={HEAD}>
        <div className="min-w-0 flex-1">
          <FilterField
            size="sm"
            label={t('Search in the conversation')}
            value={words}
            onChange={onWords}
            maxLength={CHAT_LIMITS.query}
            onClose={onClose}
            takesFocus
          />
        </div>
        <IconButton label={t('Close search')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </search>
      {query !== '' && <Hits {...{ conversationId, query, onShow }} />}
    </>
  );
}

/** Over the messages, which keep their place below. */
function Hits({
  conversationId,
  query,
  onShow,
}: Pick<MessageSearchProps, 'conversationId' | 'onShow'> & { query: string }) {
  const { data, error, loading, refetch, fetchMore } = useMessageSearchQuery({
    variables: { id: conversationId, query, before: null },
    fetchPolicy: 'network-only',
  });
  const found = data?.conversation?.search;
  const hits = found?.nodes ?? [];
  const loadEarlier = () =>
    fetchMore({
      variables: { before: hits[0]?.number ?? null },
      updateQuery: (shown, { fetchMoreResult }) => withEarlier(shown, fetchMoreResult),
    });
  return (
    <div className="absolute inset-x-0 top-15 bottom-0 z-20 overflow-y-auto overscroll-contain bg-surface px-2 py-3 md:top-18.5">
      {error && (
        <ErrorNotice title={t('Couldn’t search')} error={error} onRetry={() => void refetch().catch(() => {})} />
      )}
      {loading && hits.length === 0 && <Skeleton className="mx-3 h-14" />}
      {!loading && !error && hits.length === 0 && (
        <p role="status" className="px-3 text-ink-2">
          {t('Nothing found.')}
        </p>
      )}
      <ul aria-label={t('Messages found')} className="grid grid-cols-[minmax(0,1fr)] gap-1">
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
        <li className="grid px-3 py-2">
          <ShowMore key={query} hasMore={found?.pageInfo.hasPreviousPage ?? false} onLoad={loadEarlier} />
        </li>
      </ul>
    </div>
  );
}

/** What was found, with the page before it. */
function withEarlier(shown: MessageSearchQuery, earlier: MessageSearchQuery): MessageSearchQuery {
  const [later, page] = [shown.conversation?.search, earlier.conversation?.search];
  if (!shown.conversation || !later || !page) return shown;
  return { conversation: { ...shown.conversation, search: { ...page, nodes: [...page.nodes, ...later.nodes] } } };
}
