import { errorFields, useReplayWebhookDeliveriesMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Checkbox, Dialog, Notice, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { toTimeField } from '../../parts/forms/time-field.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ReplayDialogProps {
  webhookId: string;
  onClose: () => void;
}

/** Sends the events of a span of time to a webhook once more. */
export function ReplayDialog({ webhookId, onClose }: ReplayDialogProps) {
  const [from, setFrom] = useState(() => toTimeField(new Date(Date.now() - DAY_MS)));
  const [to, setTo] = useState('');
  const [isFailedOnly, setIsFailedOnly] = useState(true);
  const { replay, errors, failure, isBusy } = useReplay(webhookId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void replay({ from, to, isFailedOnly });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Send events again')}
      description={t('For the hours when your server was down. The oldest event goes first.')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('From')}
            type="datetime-local"
            value={from}
            error={errors.from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={t('To')}
            isOptional
            type="datetime-local"
            value={to}
            error={errors.to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <Checkbox
          label={t('Only events that never arrived')}
          hint={t('Your server gets each event with the same webhook-id as before.')}
          checked={isFailedOnly}
          onChange={(event) => setIsFailedOnly(event.target.checked)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? t('Sending…') : t('Send again')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Span {
  from: string;
  to: string;
  isFailedOnly: boolean;
}

function useReplay(id: string, onDone: () => void) {
  const toast = useToast();
  const [send, { loading: isBusy }] = useReplayWebhookDeliveriesMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const replay = async ({ from, to, isFailedOnly }: Span) => {
    if (!from) return setErrors({ from: t('Choose a day and a time.') });
    try {
      const span = { from: new Date(from).toISOString(), to: to ? new Date(to).toISOString() : null };
      const { data } = await send({ variables: { input: { id, ...span, isFailedOnly } } });
      toast(countText(data?.replayWebhookDeliveries.count ?? 0));
      onDone();
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      setFailure(fields.from || fields.to ? '' : errorText(error));
    }
  };
  return { replay, errors, failure, isBusy };
}

function countText(count: number): string {
  if (count === 0) return t('There is nothing to send again from that time');
  return t('{count, plural, one {One event is being sent again} other {# events are being sent again}}', { count });
}
