import {
  type ConnectorLineFragment,
  type ConnectorsQuery,
  useConnectAutomationMutation,
  useConnectorsQuery,
} from '@tessera/client';
import { relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip, Dialog, Skeleton, useToast } from '@tessera/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { NotSetUp } from '../../parts/screen/not-set-up.tsx';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { paths } from '../../paths.ts';
import { ConnectService, mayConnect } from './connect-service.tsx';
import { SERVICES, type Service } from './connector-list.ts';
import { ServiceLogo } from './service-logo.tsx';

/** Services that an account can be connected with. */
export function Connectors() {
  const { data, error, refetch } = useConnectorsQuery({ fetchPolicy: 'cache-and-network' });
  const offers = data?.connectors;
  return (
    <section aria-labelledby="connectors">
      <h2 id="connectors" className="mb-4">
        {t('Connectors')}
      </h2>
      {!offers && error && (
        <ErrorNotice
          title={t('Couldn’t load connectors')}
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!offers && !error && (
        <div role="status" aria-label={t('Loading your connectors')}>
          <Skeleton className="h-80" />
        </div>
      )}
      {offers && <Services offers={offers} />}
    </section>
  );
}

type Offer = ConnectorsQuery['connectors'][number];

/** What can be connected comes first; of the rest, one line below says whom to ask. */
function Services({ offers }: { offers: readonly Offer[] }) {
  const rows = SERVICES.map((service) => ({ service, offer: offers.find(({ kind }) => kind === service.kind) }));
  const closed = rows.filter(({ offer }) => isClosed(offer));
  return (
    <>
      <ul>
        {[...rows.filter(({ offer }) => !isClosed(offer)), ...closed].map(({ service, offer }) => (
          <ServiceRow key={service.id} service={service} offer={offer} />
        ))}
      </ul>
      {closed.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          <NotSetUp services={closed.map(({ service }) => service.name)} help="connected-services" />
        </p>
      )}
    </>
  );
}

/** Whether this installation lacks what the service asks for. */
function isClosed(offer: Offer | undefined): boolean {
  return !!offer && !offer.connector && !mayConnect(offer);
}

function ServiceRow({ service, offer }: { service: Service; offer: Offer | undefined }) {
  const { id, kind, name, blurb, logo } = service;
  const connector = offer?.connector;
  return (
    <li className="flex items-center gap-x-3 border-b border-line py-3.5 first:border-t sm:gap-x-4">
      <ServiceLogo logo={logo} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {name}
          {connector && <ConnectorState connector={connector} />}
          {isClosed(offer) && <Chip>{t('Not available yet')}</Chip>}
        </p>
        <p className="text-sm text-ink-2">{blurb}</p>
        {connector?.lastSyncAt && (
          <p className="text-sm text-ink-2">
            {t('Last synced {time}', { time: relativeTime(connector.lastSyncAt, new Date()) })}
          </p>
        )}
      </div>
      {connector && (
        <Link to={paths.connector(id)} aria-label={t('Open {name}', { name })} className={buttonClass()}>
          {t('Open')}
        </Link>
      )}
      {offer && !connector && kind === 'AUTOMATION' && <ConnectAutomation />}
      {offer && !connector && kind !== 'AUTOMATION' && mayConnect(offer) && (
        <ConnectService service={service} offer={offer} />
      )}
    </li>
  );
}

/** Whether what comes and goes arrives. */
export function ConnectorState({ connector: { kind, state, lastError } }: { connector: ConnectorLineFragment }) {
  if (state === 'RECONNECT') return <Chip tone="bad">{t('Reconnect')}</Chip>;
  const failed = kind === 'AUTOMATION' ? t('Last one failed') : t('With failures');
  return lastError ? <Chip tone="bad">{failed}</Chip> : <Chip tone="ok">{t('Connected')}</Chip>;
}

function ConnectAutomation() {
  const [connect, { loading: isBusy }] = useConnectAutomationMutation();
  const [key, setKey] = useState<string | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const start = async () => {
    try {
      setKey((await connect()).data?.connectAutomation.inboundKey ?? null);
    } catch (error) {
      toast(errorText(error, t('Couldn’t connect. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <>
      <Button aria-label={t('Connect Automation')} isBusy={isBusy} onClick={() => void start()}>
        {isBusy ? t('Connecting…') : t('Connect')}
      </Button>
      {key && <KeyDialog inboundKey={key} onClose={() => void navigate(paths.connector('automation'))} />}
    </>
  );
}

/** The key that an automation sends with, shown once. */
export function KeyDialog({ inboundKey, onClose }: { inboundKey: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Key of the automation')}
      description={t('Your automation sends it with each contact. It is shown this once.')}
    >
      <ShownOnce label={t('Key')} value={inboundKey} onDone={onClose} />
    </Dialog>
  );
}
