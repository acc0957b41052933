import { type DealLineFragment, useContactDealsQuery } from '@tessera/client';
import { DEAL_STAGE_NAMES, formatValue } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';
import { LONE_LINK } from '../../../parts/screen/text-link.ts';
import { DealDialog } from './deal-dialog.tsx';
import { type DealOrigin, dropDraft, readDraft } from './deal-draft.ts';

/** The deals with a contact, and how to open one. */
export function ContactDeals({ contactId }: { contactId: string }) {
  const { data, error, refetch } = useContactDealsQuery({
    variables: { id: contactId },
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState<DealLineFragment | null>(null);
  const deals = data?.contact?.deals ?? [];
  return (
    <section aria-labelledby="deals">
      <h2 id="deals" className="mb-3">
        {t('Deals')}
      </h2>
      {deals.length > 0 && (
        <ul className="mb-4 grid gap-2.5">
          {deals.map((deal) => (
            <li key={deal.id} className="[overflow-wrap:anywhere]">
              <button type="button" dir="auto" onClick={() => setEdited(deal)} className={`${LONE_LINK} text-start`}>
                {deal.name}
              </button>
              <span className="num block text-sm text-ink-2">
                {say(DEAL_STAGE_NAMES[deal.stage])}
                {deal.valueMinor > 0 && ` · ${formatValue(deal.valueMinor, deal.currency)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <p className="mb-4 text-ink-2">
          <RetryLine text={t('Couldn’t load the deals.')} error={error} refetch={refetch} />
        </p>
      )}
      <MakeDeal contactId={contactId} />
      {edited && <DealDialog deal={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

/** Opens a deal with the contact, or with what a visitor left. */
export function MakeDeal({ contactId, leadId }: DealOrigin) {
  // Restores the text that the person typed before upgrading.
  const [isOpen, setIsOpen] = useState(() => readDraft({ contactId, leadId }) !== null);
  const close = () => {
    dropDraft();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{leadId ? t('Create deal from this lead') : t('Create deal')}</Button>
      {isOpen && <DealDialog {...{ contactId, leadId }} onClose={close} />}
    </>
  );
}
