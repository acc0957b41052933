import { type DealLineFragment, useDealPaymentQuery, useDealTotalsQuery } from '@tessera/client';
import type { DealStage } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { ChoiceToggle } from '../../../parts/forms/choice-toggle.tsx';
import { EmptyUnderTabs } from '../../../parts/lists/empty-under-tabs.tsx';
import { ListError } from '../../../parts/lists/list-error.tsx';
import { ContactsHead } from '../contacts-head.tsx';
import { DealBoard } from './deal-board.tsx';
import { DealDialog } from './deal-dialog.tsx';
import { dropDraft, readDraft } from './deal-draft.ts';
import { DealTable } from './deal-table.tsx';
import { useLivePayments } from './use-deals.ts';

const VIEWS = [
  { value: 'board', label: t('Board') },
  { value: 'table', label: t('Table') },
] as const;

/** `/dashboard/contacts/deals`: the viewer's deals, as a board or a table; the address says which. */
export function Deals() {
  useLivePayments();
  const { data, error, refetch } = useDealTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const [query, setQuery] = useSearchParams();
  const [edited, setEdited] = useState<DealLineFragment | null>(null);
  // Restores the text that the person typed before upgrading.
  const [created, setCreated] = useState<DealStage | null>(() => readDraft({})?.stage ?? null);
  const isTable = query.get('view') === 'table';
  const linkedId = query.get('deal');
  const totals = data?.dealTotals;
  const isEmpty = totals?.length === 0;
  return (
    <>
      <ContactsHead
        title={t('Deals')}
        note={t('Track business with your contacts, from the first conversation to won or lost. Only you can see it.')}
        hasWideActions
      >
        {!isEmpty && (
          <>
            <ChoiceToggle
              legend={t('Show deals as')}
              name="view"
              choices={VIEWS}
              value={isTable ? 'table' : 'board'}
              onChange={(view) => setQuery(view === 'table' ? { view } : {})}
            />
            <a href="/api/deals/export.csv" download className={buttonClass('quiet')}>
              {t('Export CSV')}
            </a>
          </>
        )}
      </ContactsHead>
      {!data && error && <ListError error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!data && !error && <BoardSkeleton />}
      {isEmpty && <NoDeals onCreate={() => setCreated('NEW')} />}
      {totals && !isEmpty && !isTable && <DealBoard totals={totals} onOpen={setEdited} onCreate={setCreated} />}
      {totals && !isEmpty && isTable && <DealTable totals={totals} onOpen={setEdited} />}
      {edited && <DealDialog deal={edited} onClose={() => setEdited(null)} />}
      {created && (
        <DealDialog
          stage={created}
          onClose={() => {
            dropDraft();
            setCreated(null);
          }}
        />
      )}
      {!edited && linkedId && <LinkedDeal id={linkedId} onClose={() => setQuery({}, { replace: true })} />}
    </>
  );
}

/** The deal that the address names, as notifications and mails do. One that is gone opens nothing. */
function LinkedDeal({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useDealPaymentQuery({ variables: { id } });
  if (!data && error) {
    return (
      <ErrorNotice title={t('Couldn’t load the deal')} error={error} onRetry={() => void refetch().catch(() => {})} />
    );
  }
  return data?.deal ? <DealDialog deal={data.deal} onClose={onClose} /> : null;
}

function NoDeals({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyUnderTabs
      title={t('No deals yet.')}
      action={
        <Button variant="primary" onClick={onCreate}>
          {t('Create deal')}
        </Button>
      }
    >
      {t('A deal is business with a contact: an order, a project or a sale. Follow it from the first conversation on.')}
    </EmptyUnderTabs>
  );
}

function BoardSkeleton() {
  return (
    <div role="status" aria-label={t('Loading deals')} className="grid gap-4 md:grid-cols-5">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-40" />
      ))}
    </div>
  );
}
