import { useUpdateWebhookMutation, useWebhookLogQuery, type WebhookLineFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, EmptyState, Notice, Skeleton, Switch, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDate } from '../../locale/format.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { WebhookState } from './integrations.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { hasOldKey, placeOf, toEvent } from './webhook-events.ts';
import { WebhookHealth } from './webhook-health.tsx';

const PAGE = 20;
const MOST = 100;

/** `/dashboard/integrations/webhooks/:id`: one webhook, and what was sent to it. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, refetch } = useWebhookLogQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch().catch(() => {});
  const shown = data ?? previousData;
  return (
    <div className="max-w-3xl">
      <UpLink to={paths.integrations}>{t('All integrations')}</UpLink>
      {shown?.webhook && (
        <>
          <WebhookHead webhook={shown.webhook} onChanged={again} />
          <WebhookHealth id={shown.webhook.id} />
          <Log
            log={shown.webhook.deliveries}
            onChanged={again}
            onMore={first < MOST ? () => setFirst(MOST) : undefined}
          />
        </>
      )}
      {shown && !shown.webhook && <EmptyState title={t('This webhook no longer exists.')} />}
      {!shown && error && <ErrorNotice title={t('Couldn’t load the webhook')} error={error} onRetry={again} />}
      {!shown && !error && <PageSkeleton />}
    </div>
  );
}

interface WebhookProps {
  webhook: WebhookLineFragment;
  onChanged: () => void;
}

function WebhookHead({ webhook, onChanged }: WebhookProps) {
  const { url, description, events, disabledAt, disabledReason, failingSince, oldKeyUntil } = webhook;
  return (
    <>
      <ScreenHead
        title={description || new URL(url).host || placeOf(url)}
        note={<span className="font-mono [overflow-wrap:anywhere]">{placeOf(url)}</span>}
        actions={<WebhookActions webhook={webhook} onChanged={onChanged} />}
      />
      <div className="mb-8 grid gap-3">
        {disabledReason && (
          <Notice tone="bad">
            {t('This webhook was turned off automatically. {disabledReason}', { disabledReason })}
          </Notice>
        )}
        {oldKeyUntil && hasOldKey(webhook) && (
          <Notice>
            {t('The old secret also signs until {oldKeyUntil}.', {
              oldKeyUntil: formatDate(oldKeyUntil, 'moment'),
            })}
          </Notice>
        )}
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2 text-ink-2">
          {/* The switch below says whether it is on. */}
          {failingSince && !disabledAt && <WebhookState webhook={webhook} />}
          <span className="[overflow-wrap:anywhere]">{events.map(toEvent).join(', ')}</span>
        </p>
        <FilterNote webhook={webhook} />
        <OnOff webhook={webhook} />
      </div>
    </>
  );
}

/** What it is limited to, and whether some of that is gone. */
function FilterNote({ webhook: { cards, tags } }: Pick<WebhookProps, 'webhook'>) {
  const titles = cards.flatMap(({ card }) => (card ? [card.title] : []));
  const goneCount = cards.length - titles.length;
  return (
    <>
      {goneCount > 0 && (
        <Notice tone={titles.length === 0 ? 'bad' : 'note'}>
          {t(
            '{count, plural, =1 {One card that this webhook is limited to no longer exists.} other {# cards that this webhook is limited to no longer exist.}}',
            { count: goneCount },
          )}{' '}
          {titles.length === 0 && t('This webhook no longer gets events about cards. Edit it to choose others.')}
        </Notice>
      )}
      {titles.length > 0 && (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {t('Only these cards: {titles}', { titles: titles.join(', ') })}
        </p>
      )}
      {tags.length > 0 && (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {t('Only contacts with these tags: {tags}', { tags: tags.join(', ') })}
        </p>
      )}
    </>
  );
}

function OnOff({ webhook: { id, disabledAt } }: Pick<WebhookProps, 'webhook'>) {
  const [update] = useUpdateWebhookMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const change = (isOn: boolean) =>
    attempt(async () => {
      await update({ variables: { input: { id, isOn } } });
      toast(isOn ? t('Turned on') : t('Turned off'));
    });
  return (
    <Switch
      label={t('Send events')}
      hint={t('Events that happen while it’s off aren’t sent later.')}
      checked={disabledAt === null}
      onChange={change}
    />
  );
}

type LogPart = NonNullable<NonNullable<ReturnType<typeof useWebhookLogQuery>['data']>['webhook']>['deliveries'];

interface LogProps {
  log: LogPart;
  onChanged: () => void;
  /** Undefined when there is no more to be had. */
  onMore: (() => void) | undefined;
}

function Log({ log: { edges, totalCount }, onChanged, onMore }: LogProps) {
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="mb-3">
        {t('Deliveries')}
      </h2>
      {edges.length === 0 && (
        <EmptyState title={t('Nothing was sent yet.')}>
          {t('The next event will appear here. “{test}” tries the address now. Deliveries are kept for 30 days.', {
            test: t('Send a test event'),
          })}
        </EmptyState>
      )}
      <ul className="empty:hidden">
        {edges.map(({ node }) => (
          <DeliveryRow key={node.id} delivery={node} onChanged={onChanged} />
        ))}
      </ul>
      {edges.length < totalCount && onMore && (
        <Button className="mt-5" onClick={onMore}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the webhook')} className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-10" />
      <Skeleton className="h-40" />
    </div>
  );
}
