import { t } from '@tessera/texts';
import { Button, buttonClass, EmptyState, IconButton, Menu, MenuItem, Skeleton } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyUnderTabs } from '../../parts/lists/empty-under-tabs.tsx';
import { ListError } from '../../parts/lists/list-error.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { useAskedDialog } from '../../parts/screen/use-asked-dialog.ts';
import { paths } from '../../paths.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFilterBar } from './contact-filter-bar.tsx';
import { ContactTable } from './contact-table.tsx';
import { ContactsHead } from './contacts-head.tsx';
import { DueReminders } from './due-reminders.tsx';
import { type ContactFilters, useContactFilters } from './filters.ts';
import { SavedFilters } from './saved-filters.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useContacts } from './use-contacts.ts';
import { useSelection } from './use-selection.ts';

const DIALOGS = ['add'] as const;

/** `/dashboard/contacts`: the viewer's address book. What is searched for stands in the address. */
export function Contacts() {
  const { filters, change } = useContactFilters();
  const { contacts, totalCount, hasMore, error, retry, showMore } = useContacts(filters);
  const selection = useSelection({ filters, contacts: contacts ?? [], totalCount });
  const isNarrowed = Boolean(filters.q || filters.tag);
  const isEmpty = contacts?.length === 0 && !isNarrowed;
  // What stands around the list says nothing of its own then: one line with one retry is enough.
  const hasFailed = Boolean(error) && !contacts;
  return (
    <>
      <ContactsHead
        title={t('Contacts')}
        note={t('People whose cards you saved or added yourself. Only you can see this list.')}
      >
        {!isEmpty && (
          <Link to={paths.contactDuplicates} className={`${buttonClass('quiet')} max-sm:hidden`}>
            {t('Find duplicates')}
          </Link>
        )}
        <Link to={paths.importContacts} className={`${buttonClass('quiet')} max-sm:hidden`}>
          {t('Import and export')}
        </Link>
        <AddContact />
        <MoreOnPhone hasDuplicates={!isEmpty} />
      </ContactsHead>
      {!hasFailed && <DueReminders />}
      {!isEmpty && <ContactFilterBar filters={filters} onChange={change} isQuiet={hasFailed} />}
      {!isEmpty && !hasFailed && <SavedFilters filters={filters} onChange={change} />}
      <p role="status" className="sr-only">
        {contacts && totalCount !== undefined && countText(totalCount)}
      </p>
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !contacts && <TableSkeleton />}
      {selection.count > 0 && <SelectionBar selection={selection} />}
      {contacts && contacts.length > 0 && <ContactTable contacts={contacts} selection={selection} />}
      {contacts?.length === 0 && <Nobody filters={filters} onClear={() => change({ q: '', tag: '' })} />}
      {contacts && (
        <ShowMore
          key={JSON.stringify(filters)}
          hasMore={hasMore}
          onLoad={showMore}
          className="mt-6 justify-items-start"
        />
      )}
    </>
  );
}

function AddContact() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  useAskedDialog(DIALOGS, () => setIsOpen(true));
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('Add contact')}
      </Button>
      {isOpen && (
        <ContactDialog onClose={() => setIsOpen(false)} onSaved={(id) => void navigate(paths.contactDetails(id))} />
      )}
    </>
  );
}

/** What has no room beside the tabs. */
function MoreOnPhone({ hasDuplicates }: { hasDuplicates: boolean }) {
  return (
    <Menu
      trigger={
        <IconButton label={t('More')} className="-me-2 sm:hidden">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {hasDuplicates && (
        <MenuItem asChild>
          <Link to={paths.contactDuplicates}>{t('Find duplicates')}</Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.importContacts}>{t('Import and export')}</Link>
      </MenuItem>
    </Menu>
  );
}

function Nobody({ filters: { q, tag }, onClear }: { filters: ContactFilters; onClear: () => void }) {
  if (!q && !tag) {
    return (
      <EmptyUnderTabs
        title={t('No contacts yet.')}
        action={
          <Link to={paths.importContacts} className={buttonClass('outline')}>
            {t('Import contacts')}
          </Link>
        }
      >
        {t('Save a card someone shared with you, add a person you met, or import a file.')}
      </EmptyUnderTabs>
    );
  }
  return (
    <EmptyState
      title={
        q
          ? tag
            ? t('No contact matches “{search}” with the tag “{tag}”.', { search: q, tag })
            : t('No contact matches “{search}”.', { search: q })
          : t('No contact has the tag “{tag}”.', { tag })
      }
      action={<Button onClick={onClear}>{t('Show all contacts')}</Button>}
    >
      {t('Parts of words are enough. All of them must be in the same contact.')}
    </EmptyState>
  );
}

function TableSkeleton() {
  return (
    <div role="status" aria-label={t('Loading contacts')} className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-11 max-md:h-20" />
      ))}
    </div>
  );
}

function countText(count: number): string {
  return t('{count, plural, one {One contact.} other {# contacts.}}', { count });
}
