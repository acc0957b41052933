import { useContactPageQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactHead } from './contact-head.tsx';
import { ContactHistory } from './contact-history.tsx';
import { ContactDeals } from './deals/contact-deals.tsx';
import type { PageContact } from './page-contact.ts';
import { PastMerges } from './past-merges.tsx';
import { Reminders } from './reminders.tsx';
import { TeamContact } from './team-contact.tsx';

/** `/dashboard/contacts/{id}`: somebody, how to reach them, where you met, and what happened since. */
export function ContactPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useContactPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data && error) {
    return (
      <ErrorNotice
        title={t('Couldn’t load the contact')}
        error={error}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (!data) return <PageSkeleton />;
  if (!data.contact) return <Missing />;
  return <Details contact={data.contact} onChanged={() => void refetch().catch(() => {})} />;
}

function Details({ contact, onChanged }: { contact: PageContact; onChanged: () => void }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <UpLink to={paths.contacts}>{t('All contacts')}</UpLink>
      <ContactHead contact={contact} onEdit={() => setIsEditing(true)} />
      <PastMerges merges={contact.merges} onUndone={onChanged} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-14 gap-y-10">
        <ContactFacts contact={contact} />
        <div className="grid content-start gap-10">
          <ContactDeals contactId={contact.id} />
          <Reminders contact={contact} onChanged={onChanged} />
          <ContactHistory contact={contact} />
          <TeamContact contactId={contact.id} />
        </div>
      </div>
      {isEditing && <ContactDialog contact={contact} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      title={t('This contact doesn’t exist')}
      action={
        <Link to={paths.contacts} className={buttonClass('primary')}>
          {t('All contacts')}
        </Link>
      }
    >
      {t('It may have been deleted, or merged with another one.')}
    </EmptyState>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the contact')} className="grid gap-4">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-40" />
    </div>
  );
}
