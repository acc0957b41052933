import { useContactsQuery } from '@tessera/client';
import { contactTitle, formatPhone, initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, TextField } from '@tessera/ui';
import { useState } from 'react';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';
import { useSettled } from '../../../parts/forms/use-settled.ts';

const SHOWN = 5;

/** A contact by id, and what they are called. */
export interface ChosenContact {
  id: string;
  title: string;
}

export interface ContactChoiceProps {
  value: ChosenContact | null;
  onChange: (contact: ChosenContact | null) => void;
  error: string | undefined;
}

/** Contacts that match the search, the most recently active first. */
export function ContactChoice({ value, onChange, error }: ContactChoiceProps) {
  if (!value) return <Search onChange={onChange} error={error} />;
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface py-2 ps-3 pe-2">
      <p className="min-w-0">
        <span className="block text-sm text-ink-3">{t('Contact')}</span>
        <bdi className="block truncate">{value.title}</bdi>
      </p>
      <Button variant="quiet" aria-label={t('Change the contact')} onClick={() => onChange(null)}>
        {t('Change')}
      </Button>
    </div>
  );
}

function Search({ onChange, error }: Pick<ContactChoiceProps, 'onChange' | 'error'>) {
  const [query, setQuery] = useState('');
  const settled = useSettled(query.trim());
  const variables = { query: settled, sort: 'LAST_ACTIVITY', first: SHOWN } as const;
  const { data, previousData, error: failure, refetch } = useContactsQuery({ variables });
  const found = (data ?? previousData)?.contacts.edges.map(({ node }) => node);
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Contact')}
        placeholder={t('Name, company, number or note')}
        autoComplete="off"
        value={query}
        error={error}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => setQuery(target.value)}
      />
      {!found && failure && (
        <p className="text-sm text-ink-2">
          <RetryLine text={t('Couldn’t load your contacts.')} error={failure} refetch={refetch} />
        </p>
      )}
      {data?.contacts.edges.length === 0 && settled && (
        <p className="text-sm text-ink-2">{t('No contact matches “{search}”.', { search: settled })}</p>
      )}
      {data?.contacts.edges.length === 0 && !settled && (
        <p className="text-sm text-ink-2">{t('A deal is with one of your contacts. Add one first.')}</p>
      )}
      <ul aria-label={t('Contacts')} className="grid">
        {found?.map((contact) => {
          const title = contactTitle({ ...contact, phone: formatPhone(contact.phone) });
          return (
            <li key={contact.id}>
              <button
                type="button"
                onClick={() => onChange({ id: contact.id, title })}
                className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-brass-soft"
              >
                <Avatar initials={initials(contactTitle(contact))} src={contact.user?.avatarUrl} />
                <span className="min-w-0">
                  <bdi className="block truncate">{title}</bdi>
                  <bdi className="block truncate text-sm text-ink-2">{contact.company}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
