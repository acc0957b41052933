import { type ConnectorLogQuery, type ConnectorOutcome, useConnectorLogQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { buttonClass, EmptyState, Notice, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { timeText } from '../../locale/time-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';
import { AutomationWays } from './automation-ways.tsx';
import { ConnectService } from './connect-service.tsx';
import { ConnectorActions } from './connector-actions.tsx';
import { SERVICES, type Service } from './connector-list.ts';
import { ConnectorLog } from './connector-log.tsx';
import { ConnectorState } from './connectors.tsx';
import { MappingForm } from './mapping-form.tsx';
import { useFollow } from './use-follow.ts';
import { VendorSection } from './vendor-section.tsx';

const PAGE = 20;
const MOST = 100;

/** `/dashboard/integrations/connectors/:kind`: one connected service, and what became of its records. */
export function ConnectorPage() {
  const { kind = '' } = useParams();
  const service = SERVICES.find(({ id }) => id === kind);
  const [first, setFirst] = useState(PAGE);
  const [outcome, setOutcome] = useState<ConnectorOutcome | null>(null);
  const { data, previousData, error, refetch } = useConnectorLogQuery({
    variables: { first, outcome },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch().catch(() => {});
  const shown = data ?? previousData;
  const offer = shown?.connectors.find(({ kind: one }) => one === service?.kind);
  const connector = offer?.connector;
  useFollow(connector?.runs.some(({ endedAt }) => endedAt === null) ?? false, again);
  return (
    <div className="max-w-3xl">
      <UpLink to={paths.integrations}>{t('All integrations')}</UpLink>
      {service && connector && (
        <>
          <ConnectorHead service={service} offer={offer} connector={connector} />
          <div className="grid gap-12">
            {service.kind === 'AUTOMATION' ? (
              <>
                <AutomationWays connector={connector} />
                <MappingForm key={connector.id} connector={connector} />
              </>
            ) : (
              <VendorSection name={service.name} connector={connector} runs={connector.runs} onChanged={again} />
            )}
            <ConnectorLog
              name={service.kind === 'AUTOMATION' ? undefined : service.name}
              log={connector.records}
              outcome={outcome}
              onOutcome={setOutcome}
              onChanged={again}
              onMore={first < MOST ? () => setFirst(MOST) : undefined}
            />
          </div>
        </>
      )}
      {shown && !connector && (
        <>
          <ScreenHead title={service?.name ?? t('Integrations')} />
          <EmptyState
            title={service ? t('{name} isn’t connected.', { name: service.name }) : t('There is no such service.')}
            action={
              <Link to={paths.integrations} className={buttonClass('primary')}>
                {t('Choose a service')}
              </Link>
            }
          >
            {t('Connect a service on the Integrations page. Its settings and log will be here.')}
          </EmptyState>
        </>
      )}
      {!shown && error && <ErrorNotice title={t('Couldn’t load the connection')} error={error} onRetry={again} />}
      {!shown && !error && <PageSkeleton />}
    </div>
  );
}

type Offer = ConnectorLogQuery['connectors'][number];

interface ConnectorHeadProps {
  service: Service;
  offer: Offer;
  connector: NonNullable<Offer['connector']>;
}

function ConnectorHead({ service, offer, connector }: ConnectorHeadProps) {
  const { lastError, lastSyncAt, accountName, state } = connector;
  const { name } = service;
  const isAutomation = service.kind === 'AUTOMATION';
  const latest = isAutomation ? t('The last one came') : t('Last synced');
  return (
    <>
      <ScreenHead
        title={name}
        note={
          accountName
            ? t('{description} Connected with {accountName}.', { description: service.blurb, accountName })
            : service.blurb
        }
        actions={<ConnectorActions name={name} connector={connector} />}
      />
      <div className="mb-8 grid gap-3">
        {state === 'RECONNECT' && (
          <Notice tone="bad" action={<ConnectService service={service} offer={offer} label={t('Reconnect')} />}>
            {t('{name} has ended the permission. Nothing is synced until you reconnect.', { name })}
          </Notice>
        )}
        {state === 'CONNECTED' && lastError && (
          <Notice tone="bad">
            {isAutomation ? t('The last record failed. {lastError}', { lastError }) : lastError}
          </Notice>
        )}
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <ConnectorState connector={connector} />
          {lastSyncAt
            ? `${latest} ${timeText(lastSyncAt)}`
            : isAutomation
              ? t('Nothing received yet')
              : t('Not synced yet')}
        </p>
      </div>
    </>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the connection')} className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
