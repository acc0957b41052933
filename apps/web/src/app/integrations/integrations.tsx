import { useWebhooksQuery, type WebhookLineFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Chip, EmptyState, Skeleton } from '@tessera/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { LONE_LINK, TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { Connectors } from './connectors.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { placeOf, toEvent } from './webhook-events.ts';

/** `/dashboard/integrations`: what other programs are told, and what they may be connected with. */
export function Integrations() {
  return (
    <>
      <ScreenHead title={t('Integrations')} note={t('Keep your contacts in step with the tools you already use.')} />
      <div className="grid max-w-3xl gap-14">
        <Connectors />
        <section aria-labelledby="developers">
          <h2 id="developers">{t('Developers')}</h2>
          <p className="mt-1 mb-8 text-ink-2">
            <Trans
              message="For your own scripts, create <0>access tokens</0>. <1>Documentation for developers</1>"
              parts={{
                0: (text) => (
                  <Link to={paths.settingsPage('developers')} className={TEXT_LINK}>
                    {text}
                  </Link>
                ),
                1: (text) => (
                  <a href={paths.developers} className={TEXT_LINK}>
                    {text}
                  </a>
                ),
              }}
            />
          </p>
          <Webhooks />
        </section>
      </div>
    </>
  );
}

function Webhooks() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setIsAdding] = useState(false);
  const again = () => void refetch().catch(() => {});
  const webhooks = data?.viewer?.webhooks.edges.map(({ node }) => node);
  const add = (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('Add webhook')}
    </Button>
  );
  return (
    <section aria-labelledby="webhooks">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="webhooks">{t('Webhooks')}</h3>
          <p className="mt-1 text-ink-2">
            <Trans
              message="Tell your server when something happens. Requests are signed according to <0>Standard Webhooks</0>."
              parts={{
                0: (text) => (
                  <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" className={LONE_LINK}>
                    {text}
                  </a>
                ),
              }}
            />
          </p>
        </div>
        {webhooks && webhooks.length > 0 && add}
      </div>
      {!webhooks && error && <ErrorNotice title={t('Couldn’t load webhooks')} error={error} onRetry={again} />}
      {!webhooks && !error && <WebhookSkeleton />}
      {webhooks?.length === 0 && (
        <EmptyState title={t('No webhooks yet.')} action={add}>
          {t('Add an address, choose the events, and send a test event.')}
        </EmptyState>
      )}
      <ul className="empty:hidden">
        {webhooks?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onSaved={again} />}
    </section>
  );
}

function WebhookRow({ webhook }: { webhook: WebhookLineFragment }) {
  const { id, url, description, events } = webhook;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 first:border-t">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={paths.webhook(id)} className={LONE_LINK}>
            <span dir="auto">{description || placeOf(url)}</span>
          </Link>
          <WebhookState webhook={webhook} />
        </p>
        {description && <p className="font-mono text-sm text-ink-2">{placeOf(url)}</p>}
        <p className="mt-0.5 text-sm text-ink-2">{events.map(toEvent).join(', ')}</p>
      </div>
    </li>
  );
}

/** Whether it is on, and whether it arrives. */
export function WebhookState({ webhook: { disabledAt, failingSince } }: { webhook: WebhookLineFragment }) {
  if (disabledAt) return <Chip>{t('Off')}</Chip>;
  return failingSince ? <Chip tone="bad">{t('Failing')}</Chip> : <Chip tone="ok">{t('On')}</Chip>;
}

function WebhookSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your webhooks')} className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
