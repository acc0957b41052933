import { type ConnectorLineFragment, type ConnectorRunLineFragment, useConnectorChoicesQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { DatabaseChoice } from './database-choice.tsx';
import { MappingForm } from './mapping-form.tsx';
import { SyncSection } from './sync-section.tsx';

interface VendorSectionProps {
  name: string;
  connector: ConnectorLineFragment;
  runs: readonly ConnectorRunLineFragment[];
  onChanged: () => void;
}

/** A connected service: when, where and in which of its fields it keeps contacts. */
export function VendorSection({ name, connector, runs, onChanged }: VendorSectionProps) {
  const { data, error, refetch } = useConnectorChoicesQuery({
    variables: { id: connector.id },
    fetchPolicy: 'network-only',
    // Without the permission there is nobody to ask.
    skip: connector.state === 'RECONNECT',
  });
  const again = () => void refetch().catch(() => {});
  const { databases, fields } = data?.connectorChoices ?? {};
  const isChosen = connector.kind !== 'NOTION' || connector.databaseId !== '';
  return (
    <>
      {databases && connector.state === 'CONNECTED' && (
        <DatabaseChoice connector={connector} databases={databases} onChosen={again} />
      )}
      {isChosen && <SyncSection name={name} connector={connector} runs={runs} onChanged={onChanged} />}
      {!data && !error && connector.state === 'CONNECTED' && (
        <div role="status" aria-label={t('Asking {name} for its fields', { name })}>
          <Skeleton className="h-24" />
        </div>
      )}
      {!data && error && (
        <ErrorNotice title={t('Couldn’t load the fields from {name}', { name })} error={error} onRetry={again} />
      )}
      {isChosen && <MappingForm key={mappingKey(connector)} connector={connector} fields={fields} />}
    </>
  );
}

/** Another database has another mapping: the form begins anew. */
function mappingKey({ id, databaseId }: ConnectorLineFragment): string {
  return `${id} ${databaseId}`;
}
