import { useTestWebhookMutation, type WebhookLineFragment } from '@tessera/client';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, SelectField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { eventLabel, eventName, toEvent } from './webhook-events.ts';

interface TestEventDialogProps {
  webhook: WebhookLineFragment;
  onClose: () => void;
  onSent: () => void;
}

/** Sends any event with example data, signed and delivered as a real one. */
export function TestEventDialog({ webhook, onClose, onSent }: TestEventDialogProps) {
  const [event, setEvent] = useState<WebhookEvent>(webhook.events[0] ? toEvent(webhook.events[0]) : 'card.created');
  const [send, { loading: isBusy }] = useTestWebhookMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void attempt(async () => {
      const { data } = await send({ variables: { input: { id: webhook.id, event: eventName(event) } } });
      if (data?.testWebhook.webhookDelivery.status === 'DELIVERED') toast(t('The test event arrived'));
      else
        toast(data?.testWebhook.webhookDelivery.attempts[0]?.error ?? t('The event was not delivered.'), {
          tone: 'bad',
          durationMs: 4000,
        });
      onSent();
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Send a test event')}
      description={t('The test event is signed and sent like a real one, once. The log marks it as a test.')}
    >
      <form onSubmit={submit} className="grid gap-5">
        <SelectField label={t('Event')} value={event} onChange={({ target }) => setEvent(target.value as WebhookEvent)}>
          {WEBHOOK_EVENT_NAMES.map((name) => (
            <option key={name} value={name}>
              {eventLabel(name)} ({name})
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? t('Sending…') : t('Send a test event')}
          </Button>
        </div>
        <figure className="min-w-0">
          <figcaption className="mb-1 text-sm text-ink-2">{t('Its data')}</figcaption>
          <pre className="rounded-md border border-line bg-surface p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {JSON.stringify(WEBHOOK_EVENTS[event].example, null, 2)}
          </pre>
        </figure>
      </form>
    </Dialog>
  );
}
