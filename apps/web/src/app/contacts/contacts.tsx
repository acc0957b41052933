import { Button, buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListError } from '../../lists/list-error.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { paths } from '../../paths.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFilterBar } from './contact-filter-bar.tsx';
import { ContactTable } from './contact-table.tsx';
import { ContactsTabs } from './contacts-tabs.tsx';
import { DueReminders } from './due-reminders.tsx';
import { type ContactFilters, useContactFilters } from './filters.ts';
import { SavedFilters } from './saved-filters.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useContacts } from './use-contacts.ts';

const NOBODY_CHOSEN: ReadonlySet<string> = new Set();

/** `/dashboard/contacts`: the viewer's address book. What is searched for stands in the address. */
export function Contacts() {
  const { filters, change } = useContactFilters();
  const { contacts, totalCount, hasMore, error, retry, showMore } = useContacts(filters);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(NOBODY_CHOSEN);
  const chosen = contacts?.filter(({ id }) => chosenIds.has(id)) ?? [];
  const isNarrowed = Boolean(filters.q || filters.tag);
  const isEmpty = contacts?.length === 0 && !isNarrowed;
  return (
    <>
      <ScreenHead
        title="Contacts"
        note="People whose cards you saved or added yourself. Only you can see this list."
        actions={
          <>
            {!isEmpty && (
              <Link to={paths.contactDuplicates} className={buttonClass('quiet')}>
                Find duplicates
              </Link>
            )}
            <Link to={paths.importContacts} className={buttonClass('quiet')}>
              Import and export
            </Link>
            <AddContact variant={isEmpty ? 'outline' : 'primary'} />
          </>
        }
      />
      <ContactsTabs />
      <DueReminders />
      {!isEmpty && <ContactFilterBar filters={filters} onChange={change} />}
      {!isEmpty && <SavedFilters filters={filters} onChange={change} />}
      <p role="status" className="sr-only">
        {contacts && totalCount !== undefined && countText(totalCount)}
      </p>
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !contacts && <TableSkeleton />}
      {chosen.length > 0 && <SelectionBar contacts={chosen} onDone={() => setChosenIds(NOBODY_CHOSEN)} />}
      {contacts && contacts.length > 0 && (
        <ContactTable contacts={contacts} chosenIds={chosenIds} onChoose={setChosenIds} />
      )}
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

function AddContact({ variant }: { variant: 'primary' | 'outline' }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        Add contact
      </Button>
      {isOpen && (
        <ContactDialog onClose={() => setIsOpen(false)} onSaved={(id) => void navigate(paths.contactDetails(id))} />
      )}
    </>
  );
}

function Nobody({ filters: { q, tag }, onClear }: { filters: ContactFilters; onClear: () => void }) {
  if (!q && !tag) {
    return (
      <EmptyState title="No contacts yet.">
        Save a card that somebody shared with you, write down whom you met, or import a file.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={q ? `Nobody matches “${q}”${tag && ` with the tag “${tag}”`}.` : `Nobody has the tag “${tag}”.`}
      action={<Button onClick={onClear}>Show all contacts</Button>}
    >
      A part of a word is enough; all words have to be in the same contact.
    </EmptyState>
  );
}

function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading contacts" className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-11 max-md:h-20" />
      ))}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? 'One contact.' : `${count} contacts.`;
}
