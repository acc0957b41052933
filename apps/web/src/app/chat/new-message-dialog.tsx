import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Dialog, Skeleton } from '@tessera/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { FilterField } from '../../parts/forms/filter-field.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { usePeople } from '../../parts/sharing/give/use-people.ts';
import { paths } from '../../paths.ts';

/** Whom the viewer can write to; a press on a person opens the conversation with them. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = usePeople(query);
  const list = useRef<HTMLUListElement>(null);
  const wantsFirst = useRef(false);
  // Enter takes the first person found for the words as they are now: it waits while the list still answers earlier ones.
  useEffect(() => {
    if (!wantsFirst.current || !(found.isAnswered || found.error)) return;
    wantsFirst.current = false;
    if (found.isAnswered) openFirst(list.current);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found.isAnswered) openFirst(list.current);
    else wantsFirst.current = true;
  };
  const change = (next: string) => {
    wantsFirst.current = false;
    setQuery(next);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" isTall title={t('New message')}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterField size="sm" label={t('Search people')} value={query} onChange={change} />
        <Found query={query} found={found} list={list} onChoose={onClose} />
      </form>
    </Dialog>
  );
}

function openFirst(list: HTMLUListElement | null): void {
  list?.querySelector('a')?.click();
}

interface FoundProps {
  query: string;
  found: ReturnType<typeof usePeople>;
  list: RefObject<HTMLUListElement | null>;
  onChoose: () => void;
}

function Found({ query, found, list, onChoose }: FoundProps) {
  const { people, hasMore, more, error, retry } = found;
  if (error && !people) return <ErrorNotice title={t('Couldn’t load people')} error={error} onRetry={retry} />;
  if (!people) return <Skeleton className="h-28" />;
  if (people.length === 0) return <Nobody isSearched={query.trim() !== ''} />;
  return (
    <>
      <ul
        ref={list}
        aria-label={t('People found')}
        className="-mx-2 max-h-80 overflow-y-auto overscroll-contain max-sm:max-h-none"
      >
        {people.map(({ id, name, avatarUrl }) => (
          <li key={id}>
            <Link
              to={paths.openDirect(id)}
              onClick={onChoose}
              className="flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 text-ink hover:bg-brass-soft focus-visible:-outline-offset-2"
            >
              <Avatar initials={initials(name)} src={avatarUrl} />
              <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name || t('User')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore key={query} hasMore={hasMore} onLoad={more} className="justify-items-start" />
    </>
  );
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  return (
    <p role="status" className="text-ink-2">
      {isSearched
        ? t('No people match this name.')
        : t('You can write to people whose card you saved, and to people in your groups and team.')}{' '}
      <Link to={paths.explore} className={TEXT_LINK}>
        {t('Find people')}
      </Link>
    </p>
  );
}
