import { type DeliveryLineFragment, useResendWebhookDeliveryMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Chip, type ChipTone, useToast } from '@tessera/ui';
import { ChevronDown } from 'lucide-react';
import { timeText } from '../../locale/time-text.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { eventLabel, toEvent } from './webhook-events.ts';

const STATES: Record<DeliveryLineFragment['status'], { label: string; tone: ChipTone }> = {
  PENDING: { label: t('Waiting'), tone: 'note' },
  DELIVERED: { label: t('Delivered'), tone: 'ok' },
  FAILED: { label: t('Failed'), tone: 'bad' },
};

interface DeliveryRowProps {
  delivery: DeliveryLineFragment;
  onChanged: () => void;
}

/** One event on its way: what became of it, and behind a press what was sent and what was answered to each try. */
export function DeliveryRow({ delivery, onChanged }: DeliveryRowProps) {
  const { event, isTest, status, createdAt, nextAttemptAt, payload, attempts } = delivery;
  const { label, tone } = STATES[status];
  const { resend, isBusy } = useResend(delivery.id, onChanged);
  const name = `${eventLabel(toEvent(event))}, ${timeText(createdAt)}`;
  return (
    <li className="border-b border-line first:border-t">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3">
          <Chip tone={tone}>{label}</Chip>
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            {eventLabel(toEvent(event))}
            {isTest && <span className="text-ink-2"> {t('· test')}</span>}
          </span>
          <span className="num text-sm text-ink-2 max-sm:grow">{timeText(createdAt)}</span>
          <ChevronDown aria-hidden="true" className="size-[18px] stroke-[1.6] text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-5">
          {nextAttemptAt && (
            <p className="text-sm text-ink-2">{t('Tried again {time}.', { time: timeText(nextAttemptAt) })}</p>
          )}
          <Attempts attempts={attempts} />
          <Code label={t('What is sent')} text={pretty(payload)} />
          <Button
            className="justify-self-start"
            isBusy={isBusy}
            aria-label={t('Send again: {name}', { name })}
            onClick={() => void resend()}
          >
            {isBusy ? t('Sending…') : t('Send again')}
          </Button>
        </div>
      </details>
    </li>
  );
}

function Attempts({ attempts }: Pick<DeliveryLineFragment, 'attempts'>) {
  if (attempts.length === 0) return <p className="text-sm text-ink-2">{t('Not tried yet.')}</p>;
  return (
    <ol className="grid gap-3">
      {attempts.map(({ at, status, headers, durationMs, answer, error }, index) => (
        <li key={at} className="grid gap-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span>{t('Try {number}', { number: index + 1 })}</span>
            <Chip tone={error ? 'bad' : 'ok'}>{status ?? t('No answer')}</Chip>
            <span className="num text-ink-2">{t('{time} · {durationMs} ms', { time: timeText(at), durationMs })}</span>
          </p>
          {error && <p className="text-ink-2 [overflow-wrap:anywhere]">{error}</p>}
          {headers.length > 0 && (
            <Code label={t('Headers of try {number}', { number: index + 1 })} text={headerLines(headers)} />
          )}
          {answer && <Code label={t('Answer to try {number}', { number: index + 1 })} text={answer} />}
        </li>
      ))}
    </ol>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm text-ink-2">{label}</figcaption>
      <pre className="rounded-md border border-line bg-surface p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </figure>
  );
}

function headerLines(headers: readonly { name: string; value: string }[]): string {
  return headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

function useResend(id: string, onChanged: () => void) {
  const [send, { loading: isBusy }] = useResendWebhookDeliveryMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const resend = () =>
    attempt(async () => {
      const { data } = await send({ variables: { input: { id } } });
      const last = data?.resendWebhookDelivery.webhookDelivery.attempts.at(-1);
      if (last?.error === '') toast(t('Event delivered'));
      else toast(last?.error ?? t('The event was not delivered.'), { tone: 'bad', durationMs: 4000 });
      onChanged();
    });
  return { resend, isBusy };
}
