import { type InvoicesQuery, useInvoicesQuery } from '@tessera/client';
import { formatMinor, planName } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, EmptyState, Skeleton, useToast } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../../data/session/use-download.ts';
import { formatDate } from '../../locale/format.ts';
import { ListError } from '../lists/list-error.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { toCurrency, toPlanKey } from './words.ts';

/** What was paid, the newest first, each as a PDF. */
export function InvoiceList() {
  const { data, previousData, error, refetch, fetchMore } = useInvoicesQuery({ fetchPolicy: 'cache-and-network' });
  const invoices = (data ?? previousData)?.invoices;
  const more = () =>
    fetchMore({
      variables: { after: invoices?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { invoices: next } }) => ({
        invoices: { ...next, edges: [...before.invoices.edges, ...next.edges] },
      }),
    });
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-5">
        {t('Invoices')}
      </h2>
      {error && !invoices && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !invoices && (
        <div role="status" aria-label={t('Loading invoices')} className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      {invoices?.edges.length === 0 && (
        <EmptyState title={t('No invoices yet.')}>{t('Your invoices will be here, each as a PDF.')}</EmptyState>
      )}
      {invoices && invoices.edges.length > 0 && (
        <>
          <ul className="border-t border-line">
            {invoices.edges.map(({ node }) => (
              <InvoiceLine key={node.id} invoice={node} />
            ))}
          </ul>
          <ShowMore hasMore={invoices.pageInfo.hasNextPage} onLoad={more} className="mt-6 justify-items-start" />
        </>
      )}
    </section>
  );
}

type Invoice = InvoicesQuery['invoices']['edges'][number]['node'];

function InvoiceLine({ invoice: { id, number, plan, currency, totalMinor, createdAt } }: { invoice: Invoice }) {
  const { download, running } = useDownload();
  const toast = useToast();
  const save = async () => {
    const failure = await download(`/api/invoices/${id}.pdf`, `tessera-${number}.pdf`);
    if (failure) toast(failure, { tone: 'bad' });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-3 num sm:flex">
      <span className="min-w-28 font-medium">{number}</span>
      <span className="flex flex-wrap gap-x-6 text-ink-2 sm:flex-1">
        <time dateTime={createdAt} className="sm:min-w-28">
          {formatDate(createdAt, 'day')}
        </time>
        <span>{say(planName(toPlanKey(plan)))}</span>
      </span>
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-end">
        {formatMinor(totalMinor, toCurrency(currency))}
      </span>
      <Button
        variant="quiet"
        className="max-sm:col-start-2 max-sm:-me-2.5 max-sm:justify-self-end"
        isBusy={running !== null}
        aria-label={t('Download invoice {number} as PDF', { number })}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" />
        {t('PDF')}
      </Button>
    </li>
  );
}
