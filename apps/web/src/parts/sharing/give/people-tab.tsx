import { useShareCardWithPeopleMutation } from '@tessera/client';
import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Skeleton, TextField, useToast } from '@tessera/ui';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../data/errors/error-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { LONE_LINK } from '../../screen/text-link.ts';
import { AFTER_SHARE } from './after-share.ts';
import { PersonRow } from './person-row.tsx';
import { type Person, usePeople } from './use-people.ts';

/** As many as the API takes at once. */
const MOST_RECIPIENTS = 50;

/** Sends the card to people in the app, found by their names. */
export function PeopleTab({ cardId, isPrivate }: { cardId: string; isPrivate: boolean }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone, or of no use, after each of these; typing goes on at the field.
  const { send, isSending } = useSend(cardId, () => {
    setChosen([]);
    field.current?.focus();
  });
  const add = (person: Person) => {
    setChosen((now) => (now.length < MOST_RECIPIENTS ? [...now, person] : now));
    setQuery('');
    field.current?.focus();
  };
  const remove = (person: Person) => {
    setChosen((now) => now.filter(({ id }) => id !== person.id));
    field.current?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPrivate && (
        <p className="text-sm text-ink-2">
          {t('This card is private. The people you choose will be able to see it, until you revoke it.')}
        </p>
      )}
      <Chosen people={chosen} onRemove={remove} />
      <TextField
        ref={field}
        label={t('Name')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        hint={t('People from your contacts, messages, team and groups, and who shared with you.')}
      />
      <Found query={query} chosen={chosen} onAdd={add} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" isBusy={isSending} disabled={chosen.length === 0} onClick={() => void send(chosen)}>
          {chosen.length > 1 ? t('Share with {count} people', { count: chosen.length }) : t('Share')}
        </Button>
        <Link to={paths.contacts} className={`text-md ${LONE_LINK}`}>
          {t('Sync contacts')}
        </Link>
      </div>
    </div>
  );
}

function Chosen({ people, onRemove }: { people: readonly Person[]; onRemove: (person: Person) => void }) {
  if (people.length === 0) return null;
  return (
    <ul aria-label={t('Will get the card')} className="flex flex-wrap gap-2">
      {people.map((person) => (
        <li key={person.id} className="min-w-0 max-w-full">
          <button
            type="button"
            aria-label={t('Remove {name}', { name: person.name })}
            onClick={() => onRemove(person)}
            className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-full bg-brass-soft px-3 text-sm text-brass hover:opacity-85 [&_svg]:size-3.5 [&_svg]:shrink-0"
          >
            <span className="truncate">{person.name}</span>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FoundProps {
  query: string;
  chosen: readonly Person[];
  onAdd: (person: Person) => void;
}

function Found({ query, chosen, onAdd }: FoundProps) {
  const { people, hasMore, more, error, retry } = usePeople(query);
  if (error && !people) return <ErrorNotice title={t('Couldn’t load people')} error={error} onRetry={retry} />;
  if (!people) return <Skeleton className="h-28" />;
  const left = people.filter(({ id }) => chosen.every((person) => person.id !== id));
  return (
    <>
      {left.length === 0 ? (
        <Line>{noneText(query, people.length)}</Line>
      ) : (
        <ul aria-label={t('People found')} className="max-h-56 overflow-y-auto overscroll-contain border-y border-line">
          {left.map((person) => (
            <PersonRow key={person.id} person={person} onAdd={() => onAdd(person)} />
          ))}
        </ul>
      )}
      <ShowMore key={query} hasMore={hasMore} onLoad={more} className="justify-items-start" />
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-ink-2">
      {children}
    </p>
  );
}

function noneText(query: string, foundCount: number): string {
  if (foundCount > 0) return t('Everyone found is already chosen.');
  if (query.trim() !== '') return t('No people match this name.');
  return t('No people yet. Save someone’s card, send a message or join a group. Then you can share with them here.');
}

function useSend(cardId: string, onSent: () => void) {
  const toast = useToast();
  const [shareCardWithPeople, { loading: isSending }] = useShareCardWithPeopleMutation(AFTER_SHARE);
  const send = async (people: readonly Person[]) => {
    try {
      await shareCardWithPeople({ variables: { input: { cardId, recipientIds: people.map(({ id }) => id) } } });
      const [first] = people;
      toast(
        people.length === 1
          ? t('Shared with {name}', { name: first?.name })
          : t('Shared with {count} people', { count: people.length }),
        {
          durationMs: TOAST_MS.copied,
        },
      );
      onSent();
    } catch (error) {
      toast(errorText(error, t('Couldn’t share this. Try again.')), { tone: 'bad' });
    }
  };
  return { send, isSending };
}
