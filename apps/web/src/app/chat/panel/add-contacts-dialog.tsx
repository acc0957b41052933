import { type AddGroupMembersMutation, type GroupPanelFragment, useAddGroupMembersMutation } from '@tessera/client';
import { GROUP_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Checkbox, Dialog, Notice } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { FilterField } from '../../../parts/forms/filter-field.tsx';
import { GoogleContacts } from '../../../parts/google-contacts/google-contacts.tsx';
import type { MatchedContact } from '../../../parts/google-contacts/use-google-contacts.ts';
import { isFoundBy } from '../name-search.ts';
import { AddedReport } from './added-report.tsx';
import { useReloadMembers } from './use-reload-members.ts';

/** More than these can't be taken in at a glance, and are searched. */
const FEW = 8;

export interface AddContactsDialogProps {
  group: GroupPanelFragment;
  onClose: () => void;
}

type Outcome = AddGroupMembersMutation['addGroupMembers'];

/** People of the viewer's Google address book, chosen and added. */
export function AddContactsDialog({ group, onClose }: AddContactsDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('Add from Google contacts')}>
      {outcome ? (
        <AddedReport outcome={outcome} onClose={onClose} />
      ) : (
        <GoogleContacts>
          {(contacts) =>
            contacts.length === 0 ? (
              <NobodyFound onClose={onClose} />
            ) : (
              <ContactsForm contacts={contacts} group={group} onAdded={setOutcome} onClose={onClose} />
            )
          }
        </GoogleContacts>
      )}
    </Dialog>
  );
}

function NobodyFound({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-2">
        {t('None of your contacts has an account that can be found. Send them the join link instead.')}
      </p>
      <Button className="justify-self-end" onClick={onClose}>
        {t('Close')}
      </Button>
    </div>
  );
}

interface ContactsFormProps extends AddContactsDialogProps {
  contacts: readonly MatchedContact[];
  onAdded: (outcome: Outcome) => void;
}

function ContactsForm({ contacts, group, onAdded, onClose }: ContactsFormProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { add, isAdding, failure } = useAdding(group.id, contacts, onAdded);
  const found = contacts.filter(({ name, user }) => isFoundBy(`${name} ${user.name}`, query));
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add([...chosen]);
  };
  const isTooMany = chosen.size > GROUP_LIMITS.addedAtOnce;
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {contacts.length > FEW && (
        <FilterField size="sm" label={t('Search contacts')} value={query} onChange={setQuery} />
      )}
      <p className="text-sm text-ink-2">{t('People who know you are added. All others get an invitation.')}</p>
      <ul aria-label={t('Contacts with an account')} className="grid max-h-80 gap-3 overflow-y-auto py-1 ps-0.5">
        {found.map(({ user, name, email, phone }) => (
          <li key={user.id} className="[overflow-wrap:anywhere]">
            <Checkbox
              label={<bdi>{name}</bdi>}
              hint={[user.name !== name && user.name, email, phone].filter(Boolean).join(' · ')}
              checked={chosen.has(user.id)}
              onChange={() => toggle(user.id)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-2">{t('None of these contacts has this name.')}</p>}
      {isTooMany && (
        <Notice tone="bad">
          {t('At most {addedAtOnce} people at once.', { addedAtOnce: GROUP_LIMITS.addedAtOnce })}
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isAdding} disabled={chosen.size === 0 || isTooMany}>
          {isAdding ? t('Adding…') : chosen.size > 1 ? t('Add {size} people', { size: chosen.size }) : t('Add')}
        </Button>
      </div>
    </form>
  );
}

function useAdding(id: string, contacts: readonly MatchedContact[], onAdded: (outcome: Outcome) => void) {
  const reloadMembers = useReloadMembers();
  const [addMembers, { loading: isAdding, error }] = useAddGroupMembersMutation();
  const add = async (userIds: string[]) => {
    // What goes wrong is in `failure`.
    const { data } = await addMembers({ variables: { input: { id, userIds } } }).catch(() => ({ data: null }));
    if (!data) return;
    const outcome = data.addGroupMembers;
    const names = new Map(contacts.map(({ user, name }) => [user.id, name]));
    // The answer names people who are not added by their ids.
    const toNames = (ids: string[]) => ids.map((userId) => names.get(userId) ?? userId);
    onAdded({ ...outcome, invited: toNames(outcome.invited), invalid: toNames(outcome.invalid) });
    reloadMembers();
  };
  return { add, isAdding, failure: error && errorText(error) };
}
