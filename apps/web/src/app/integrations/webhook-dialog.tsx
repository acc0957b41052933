import {
  type CreateWebhookInput,
  errorFields,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookLineFragment,
} from '@tessera/client';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_LIMITS, type WebhookEvent } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Checkbox, Dialog, Notice, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { PlanNotice } from '../../parts/billing/upgrade/plan-notice.tsx';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { eventLabel, eventName, toEvent } from './webhook-events.ts';
import { type Filter, WebhookFilter } from './webhook-filter.tsx';

interface WebhookDialogProps {
  /** Without one a new webhook is made. */
  webhook?: WebhookLineFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Makes a webhook and shows its secret this once, or changes one. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const saved = (made: string | null) => {
    onSaved();
    if (made) setSecret(made);
    else onClose();
  };
  const title = secret ? t('Secret of the webhook') : webhook ? t('Edit webhook') : t('Add webhook');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(secret ? { description: t('Your server verifies signatures with it. It is shown this once.') } : undefined)}
    >
      {secret ? (
        <ShownOnce label={t('Secret')} value={secret} onDone={onClose} />
      ) : (
        <WebhookForm webhook={webhook} onClose={onClose} onSaved={saved} />
      )}
    </Dialog>
  );
}

interface WebhookFormProps {
  webhook: WebhookLineFragment | undefined;
  onClose: () => void;
  onSaved: (secret: string | null) => void;
}

function WebhookForm({ webhook, onClose, onSaved }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events.map(toEvent) ?? []);
  const [filter, setFilter] = useState<Filter>({
    cardIds: webhook?.cards.map(({ id }) => id) ?? [],
    tags: webhook?.tags ?? [],
  });
  const { save, errors, failure, isBusy } = useSave(webhook, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ url, description, events: events.map(eventName), ...toInput(filter) });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {!webhook && <PlanNotice feature="apiAccess" />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={t('Address')}
        type="url"
        inputMode="url"
        value={url}
        placeholder="https://example.com/hook"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_LIMITS.url}
        error={errors.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label={t('Name')}
        isOptional
        value={description}
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.description}
        error={errors.description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <EventChoice events={events} error={errors.events} onChange={setEvents} />
      <WebhookFilter webhook={webhook} events={events} filter={filter} error={errors.cardIds} onChange={setFilter} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('Saving…') : t('Save webhook')}
        </Button>
      </div>
    </form>
  );
}

function toInput({ cardIds, tags }: Filter) {
  return { cardIds: [...cardIds], tags: [...tags] };
}

interface EventChoiceProps {
  events: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (events: readonly WebhookEvent[]) => void;
}

function EventChoice({ events, error, onChange }: EventChoiceProps) {
  return (
    <fieldset aria-describedby={error ? 'events-error' : undefined}>
      <legend className="mb-3 text-sm font-medium text-ink-2">{t('Events to send')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {WEBHOOK_EVENT_NAMES.map((event) => (
          <Checkbox
            key={event}
            label={eventLabel(event)}
            hint={<span className="font-mono text-xs">{event}</span>}
            checked={events.includes(event)}
            onChange={({ target }) =>
              onChange(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
      </div>
      {error && (
        <p id="events-error" role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function useSave(webhook: WebhookLineFragment | undefined, onSaved: (secret: string | null) => void) {
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const save = async (input: CreateWebhookInput) => {
    setErrors({});
    setFailure(null);
    try {
      if (webhook) await update({ variables: { input: { ...input, id: webhook.id } } });
      const made = webhook ? null : await create({ variables: { input } });
      toast(t('Webhook saved'));
      onSaved(made?.data?.createWebhook.signingKey ?? null);
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(errorText(error, t('Couldn’t save this. Try again.')));
    }
  };
  return { save, errors, failure, isBusy: creating.loading || updating.loading };
}
