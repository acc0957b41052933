import { type DuplicateContactsQuery, useDuplicateContactsQuery, useUndoMergeMutation } from '@tessera/client';
import { contactTitle, cutText } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, EmptyState, Notice, Skeleton, useToast } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';
import { fieldWord } from './contact-words.ts';
import { DuplicateGroup, type Merged } from './duplicate-group.tsx';
import { dropLists } from './use-contacts.ts';

const SHOWN_CHARS = 100;

/** `/dashboard/contacts/duplicates`: contacts that look like one person, to be merged, and merges to be undone. */
export function Duplicates() {
  const { data, error, refetch } = useDuplicateContactsQuery({ fetchPolicy: 'network-only' });
  const [merges, setMerges] = useState<readonly Merged[]>([]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const groups = data?.duplicateContacts.filter((group) => !settled.has(groupKey(group)));
  const again = () => {
    setSettled(new Set());
    void refetch().catch(() => {});
  };
  // An account may search 60 times an hour, so this searches when all groups are settled, not after each one.
  const settle = (group: Group) => {
    if (groups?.length === 1) again();
    else setSettled((now) => new Set([...now, groupKey(group)]));
  };
  const forget = (id: string) => {
    setMerges((now) => now.filter((merge) => merge.id !== id));
    again();
  };
  return (
    <>
      <UpLink to={paths.contacts}>{t('All contacts')}</UpLink>
      <ScreenHead
        title={t('Duplicates')}
        note={t('Contacts with the same address, number or account, or with the same name and company.')}
      />
      <div className="grid gap-3 not-empty:mb-8">
        {merges.map((merge) => (
          <MergedNotice key={merge.id} merge={merge} onUndone={() => forget(merge.id)} />
        ))}
      </div>
      {!groups && error && <ErrorNotice title={t('Couldn’t load duplicates')} error={error} onRetry={again} />}
      {!groups && !error && <GroupSkeleton />}
      {groups?.length === 0 && <EmptyState title={t('No duplicates')} />}
      <ul aria-label={t('Duplicates')} className="grid gap-8 empty:hidden">
        {groups?.map((group) => (
          <DuplicateGroup
            key={groupKey(group)}
            group={group}
            onMerged={(merge) => {
              setMerges((now) => [merge, ...now]);
              settle(group);
            }}
            onKeptApart={() => settle(group)}
          />
        ))}
      </ul>
    </>
  );
}

type Group = DuplicateContactsQuery['duplicateContacts'][number];

function groupKey({ contacts }: Group): string {
  return contacts.map(({ id }) => id).join();
}

function MergedNotice({ merge: { id, contact, count, unmerged }, onUndone }: { merge: Merged; onUndone: () => void }) {
  const toast = useToast();
  const [undo, { loading }] = useUndoMergeMutation({ update: dropLists });
  const takeApart = async () => {
    try {
      await undo({ variables: { input: { id } } });
      toast(t('Merge undone'));
      onUndone();
    } catch (error) {
      toast(errorText(error, t('Couldn’t undo this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <Notice
      tone="ok"
      action={
        <Button
          isBusy={loading}
          onClick={() => void takeApart()}
          aria-label={t('Undo the merge of {contactTitle}', { contactTitle: contactTitle(contact) })}
        >
          {t('Undo')}
        </Button>
      }
    >
      <Trans
        message="{count} contacts are now <0>{contactTitle}</0>. This can be undone for 30 days."
        parts={{ 0: (text) => <Link to={paths.contactDetails(contact.id)}>{text}</Link> }}
        values={{ count, contactTitle: contactTitle(contact) }}
      />
      {unmerged.length > 0 && (
        <p className="mt-2 text-sm [overflow-wrap:anywhere]">
          {t('These details didn’t fit: {values}', {
            values: unmerged
              .map(({ field, value }) => `${fieldWord(field)} “${cutText(value, SHOWN_CHARS)}”`)
              .join(t(', ')),
          })}
        </p>
      )}
    </Notice>
  );
}

function GroupSkeleton() {
  return (
    <div role="status" aria-label={t('Looking for duplicates')} className="grid gap-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
