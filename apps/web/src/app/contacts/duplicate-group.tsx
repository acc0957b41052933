import {
  type ContactLineFragment,
  type DuplicateContactsQuery,
  type DuplicateReason,
  useKeepContactsApartMutation,
  useMergeContactsMutation,
} from '@tessera/client';
import { contactTitle, formatPhone } from '@tessera/domain';
import { listOf, t } from '@tessera/texts';
import { AskingButton, Button, useToast } from '@tessera/ui';
import { useId, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { dropLists } from './use-contacts.ts';

export interface Merged {
  id: string;
  contact: ContactLineFragment;
  count: number;
  unmerged: readonly { field: string; value: string }[];
}

const REASONS: Record<DuplicateReason, string> = {
  EMAIL: t('the same email address'),
  PHONE: t('the same number'),
  PERSON: t('the same account'),
  NAME_COMPANY: t('the same name and company'),
};

export interface DuplicateGroupProps {
  group: DuplicateContactsQuery['duplicateContacts'][number];
  onMerged: (merge: Merged) => void;
  onKeptApart: () => void;
}

/** Contacts that look like one: whose words win is chosen before they are merged. */
export function DuplicateGroup({ group: { reasons, contacts }, onMerged, onKeptApart }: DuplicateGroupProps) {
  const name = useId();
  const [keep, setKeep] = useState(() => fullest(contacts).id);
  const { merge, isMerging } = useMerge(contacts, keep, onMerged);
  const kept = contactTitle(contacts.find(({ id }) => id === keep) ?? fullest(contacts));
  return (
    <li className="border-t border-line pt-5">
      <fieldset>
        <legend className="float-left mb-3 w-full text-ink-2">
          {t('{count} contacts with {reasons}. Which one do you want to keep?', {
            count: contacts.length,
            reasons: listOf(reasons.map((reason) => REASONS[reason])),
          })}
        </legend>
        <div className="clear-both grid gap-3">
          {contacts.map((contact) => (
            <label key={contact.id} className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3">
              <input
                type="radio"
                name={name}
                checked={contact.id === keep}
                onChange={() => setKeep(contact.id)}
                className="mt-[3px] size-4.5 cursor-pointer appearance-none rounded-full border border-ink-3 bg-raised hover:border-ink checked:border-[5px] checked:border-action"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span dir="auto">{contactTitle({ ...contact, phone: formatPhone(contact.phone) })}</span>
                <span className="block text-sm text-ink-2">{detailsText(contact)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <AskingButton
          aria-label={t('Merge into {contactTitle}', { contactTitle: kept })}
          isBusy={isMerging}
          question={t('Merge {count} contacts into {contactTitle}?', { count: contacts.length, contactTitle: kept })}
          detail={t(
            '{contactTitle} keeps its details and adds what only the others have: numbers, addresses, tags, notes, cards, reminders and deals. You can undo this for 30 days.',
            { contactTitle: kept },
          )}
          confirmLabel={t('Merge')}
          onConfirm={merge}
        >
          {isMerging ? t('Merging…') : t('Merge')}
        </AskingButton>
        <NotTheSame contacts={contacts} onKeptApart={onKeptApart} />
      </div>
    </li>
  );
}

function NotTheSame({ contacts, onKeptApart }: { contacts: readonly ContactLineFragment[]; onKeptApart: () => void }) {
  const toast = useToast();
  const [keepApart, { loading }] = useKeepContactsApartMutation();
  const keep = async () => {
    try {
      await keepApart({ variables: { input: { ids: contacts.map(({ id }) => id) } } });
      toast(t('We won’t suggest these again.'));
      onKeptApart();
    } catch (error) {
      toast(errorText(error, t('Couldn’t save this. Try again.')), { tone: 'bad' });
    }
  };
  const names = contacts.map(contactTitle).join(t(', '));
  return (
    <Button
      variant="quiet"
      isBusy={loading}
      aria-label={t('Not the same person: {names}', { names })}
      onClick={() => void keep()}
    >
      {t('Not the same person')}
    </Button>
  );
}

function useMerge(contacts: readonly ContactLineFragment[], keep: string, onMerged: DuplicateGroupProps['onMerged']) {
  const toast = useToast();
  const [mergeContacts, { loading: isMerging }] = useMergeContactsMutation({ update: dropLists });
  const merge = async () => {
    try {
      const { data } = await mergeContacts({ variables: { input: { ids: contacts.map(({ id }) => id), keep } } });
      if (data) onMerged({ ...data.mergeContacts, count: contacts.length });
      toast(t('Contacts merged'));
    } catch (error) {
      toast(errorText(error, t('Couldn’t merge these. Try again.')), { tone: 'bad' });
    }
  };
  return { merge, isMerging };
}

/** The one that says most: the rest comes from the others anyway. */
function fullest(contacts: readonly ContactLineFragment[]): ContactLineFragment {
  const size = ({ name, company, role, email, phone }: ContactLineFragment) =>
    [name, company, role, email, phone].filter(Boolean).length;
  return contacts.reduce((best, contact) => (size(contact) > size(best) ? contact : best));
}

/** As many tell two contacts apart; all of them stand on their pages. */
const SHOWN_TAGS = 3;

function tagsText(tags: readonly string[]): string {
  const others = tags.length - SHOWN_TAGS;
  return [...tags.slice(0, SHOWN_TAGS), ...(others > 0 ? [`+${others}`] : [])].join(t(', '));
}

function detailsText(contact: ContactLineFragment): string {
  const { name, company, role, email, phone, tags } = contact;
  const facts = [role, company, email, phone && formatPhone(phone), tagsText(tags)].filter(Boolean);
  // Without a name the first of them stands above.
  const title = name ? '' : contactTitle({ ...contact, phone: formatPhone(phone) });
  return facts.filter((fact) => fact !== title).join(' · ');
}
