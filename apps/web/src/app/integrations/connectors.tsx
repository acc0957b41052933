import {
  type ConnectorLineFragment,
  type ConnectorsQuery,
  useConnectAutomationMutation,
  useConnectorsQuery,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip, Dialog, Skeleton, useToast } from '@tessera/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { paths } from '../../paths.ts';
import { ConnectService, mayConnect } from './connect-service.tsx';
import { SERVICES, type Service } from './connector-list.ts';

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
      {offers && (
        <ul>
          {SERVICES.map((service) => (
            <ServiceRow key={service.id} service={service} offer={offers.find(({ kind }) => kind === service.kind)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ServiceRowProps {
  service: Service;
  offer: ConnectorsQuery['connectors'][number] | undefined;
}

function ServiceRow({ service, offer }: ServiceRowProps) {
  const { id, kind, name, blurb } = service;
  const connector = offer?.connector;
  const isClosed = offer && !connector && !mayConnect(offer);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 first:border-t">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {name}
          {connector && <ConnectorState connector={connector} />}
        </p>
        <p className="text-sm text-ink-2">{blurb}</p>
        {isClosed && (
          <p className="mt-1 text-sm text-ink-2">{t('This installation isn’t set up for {name}.', { name })}</p>
        )}
      </div>
      {connector && (
        <Link to={paths.connector(id)} aria-label={t('Open {name}', { name })} className={buttonClass()}>
          {t('Open')}
        </Link>
      )}
      {offer && !connector && kind === 'AUTOMATION' && <ConnectAutomation />}
      {offer && !connector && kind !== 'AUTOMATION' && <ConnectService service={service} offer={offer} />}
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
