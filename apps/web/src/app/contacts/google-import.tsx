import {
  type ReadGooglePeopleMutation,
  useImportGooglePeopleMutation,
  useReadGooglePeopleMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Chip, Notice } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { GooglePeople } from '../../parts/google-contacts/google-contacts.tsx';
import type { AskGoogle } from '../../parts/google-contacts/use-google-contacts.ts';
import { dropLists } from './use-contacts.ts';

type Person = ReadGooglePeopleMutation['readGooglePeople']['people'][number];

/** People of the Google address book, to be chosen as contacts. */
export function GoogleImport() {
  const ask = useAskPeople();
  return (
    <section aria-labelledby="google" className="grid gap-4">
      <h2 id="google">{t('From Google')}</h2>
      <GooglePeople
        ask={ask}
        note={t('You choose who becomes a contact. We keep nothing else from your address book.')}
        notSetUp={t('Contacts from Google aren’t available here. Import a file of contacts instead.')}
      >
        {(people) => <People people={people} />}
      </GooglePeople>
    </section>
  );
}

function useAskPeople(): AskGoogle<Person> {
  const [readPeople] = useReadGooglePeopleMutation();
  return async (accessToken) =>
    (await readPeople({ variables: { input: { accessToken } } })).data?.readGooglePeople.people;
}

function People({ people: read }: { people: readonly Person[] }) {
  // They have no ids of their own, and the list stays as it was read.
  const [people] = useState(() => read.map((person, n) => ({ ...person, id: `${n}` })));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(people.flatMap(({ isKnown, id }) => (isKnown ? [] : [id]))),
  );
  const { take, isTaking, result, failure } = useTake();
  if (people.length === 0) return <p className="text-ink-2">{t('There is no one in your Google contacts.')}</p>;
  if (result) return <Notice tone="ok">{result}</Notice>;
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]));
  const isAll = chosen.size === people.length;
  const picked = people.filter(({ id }) => chosen.has(id));
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p role="status" className="text-ink-2">
          {t('{chosen} of {count} chosen', { chosen: chosen.size, count: people.length })}
        </p>
        <Button variant="quiet" onClick={() => setChosen(new Set(isAll ? [] : people.map(({ id }) => id)))}>
          {isAll ? t('Clear selection') : t('Choose all')}
        </Button>
      </div>
      <ul aria-label={t('Google contacts')} className="max-h-96 overflow-y-auto border-y border-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isOn={chosen.has(person.id)} onToggle={() => toggle(person.id)} />
        ))}
      </ul>
      <div>
        <Button variant="primary" isBusy={isTaking} disabled={picked.length === 0} onClick={() => void take(picked)}>
          {isTaking
            ? t('Adding…')
            : t('{count, plural, one {Add one contact} other {Add # contacts}}', { count: picked.length })}
        </Button>
      </div>
    </div>
  );
}

function PersonRow({ person, isOn, onToggle }: { person: Person; isOn: boolean; onToggle: () => void }) {
  const { name, emails, phones, isKnown } = person;
  const [title, ...details] = [name, ...emails, ...phones].filter(Boolean);
  return (
    <li className="border-b border-line last:border-0">
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 py-2.5">
        <input type="checkbox" checked={isOn} onChange={onToggle} className="mt-0.5 size-4.5 accent-action" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span dir="auto">{title}</span>
          {details.length > 0 && <span className="block text-sm text-ink-2">{details.join(' · ')}</span>}
        </span>
        {isKnown && <Chip>{t('In your contacts')}</Chip>}
      </label>
    </li>
  );
}

function useTake() {
  const [importPeople, { loading: isTaking }] = useImportGooglePeopleMutation({ update: dropLists });
  const [result, setResult] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (people: readonly Person[]) => {
    setFailure(null);
    try {
      const sent = people.map(({ name, email, phone, emails, phones }) => ({ name, email, phone, emails, phones }));
      const { data } = await importPeople({ variables: { input: { people: sent } } });
      if (data) setResult(resultText(data.importGooglePeople));
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return { take, isTaking, result, failure };
}

function resultText(counts: { addedCount: number; updatedCount: number; knownCount: number; skippedCount: number }) {
  const { addedCount, updatedCount, knownCount, skippedCount } = counts;
  const parts = [
    t('{addedCount} added', { addedCount }),
    updatedCount > 0 && t('{updatedCount} completed', { updatedCount }),
    knownCount > 0 && t('{knownCount} were there already', { knownCount }),
    skippedCount > 0 && t('{skippedCount} skipped, because they have no contact details', { skippedCount }),
  ];
  return `${parts.filter(Boolean).join(t(', '))}.`;
}
