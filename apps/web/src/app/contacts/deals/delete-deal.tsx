import { type DealLineFragment, useDeleteDealMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { AskingButton, useToast } from '@tessera/ui';
import { errorText } from '../../../data/errors/error-text.ts';
import { AFTER_DEAL_CHANGE } from './use-deals.ts';

/** What becomes of its payment link. */
const DETAILS: Readonly<Record<string, string>> = {
  OPEN: t('Its payment link stops working.'),
  PAID: t('The payment stays with you. You can then refund it only on the payment provider’s page.'),
};

/** Deletes the deal after a question. */
export function DeleteDeal({
  deal: { id, name, paymentStatus },
  onDeleted,
}: {
  deal: DealLineFragment;
  onDeleted: () => void;
}) {
  const [remove, { loading }] = useDeleteDealMutation(AFTER_DEAL_CHANGE);
  const toast = useToast();
  const confirm = async () => {
    try {
      await remove({ variables: { input: { id } } });
      toast(t('Deal deleted'));
      onDeleted();
    } catch (error) {
      toast(errorText(error, t('Couldn’t delete this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <AskingButton
      variant="danger"
      isBusy={loading}
      className="me-auto"
      question={t('Delete {name}?', { name })}
      detail={[t('Its history goes with it. The contact stays.'), DETAILS[paymentStatus ?? '']]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t('Delete deal')}
      tone="danger"
      onConfirm={confirm}
    >
      {t('Delete')}
    </AskingButton>
  );
}
