import {
  type ConnectorLineFragment,
  type ConnectorRunLineFragment,
  type ConnectorRunStatus,
  useSyncConnectorMutation,
  useUpdateConnectorMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Chip, type ChipTone, Switch } from '@tessera/ui';
import { useState } from 'react';
import { timeText } from '../../locale/time-text.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

/** Runs that are shown at first. */
const FEW = 4;

interface SyncSectionProps {
  name: string;
  connector: ConnectorLineFragment;
  runs: readonly ConnectorRunLineFragment[];
  onChanged: () => void;
}

/** Sends contacts there, brings them from there, and shows what came of it. */
export function SyncSection({ name, connector, runs, onChanged }: SyncSectionProps) {
  const isUnderWay = runs.some(({ endedAt }) => endedAt === null);
  const isReady = connector.state === 'CONNECTED' && (connector.kind !== 'NOTION' || connector.databaseId !== '');
  return (
    <section aria-labelledby="sync">
      <h2 id="sync">{t('Sync')}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {t(
          'Your contacts go to {name}. People already there are found by email, then by number and name. Fields you leave empty here stay unchanged there.',
          { name },
        )}
      </p>
      <div className="mb-6 grid gap-5">
        <SyncButtons name={name} connector={connector} isOff={!isReady || isUnderWay} onChanged={onChanged} />
        <Automatic connector={connector} hasBegun={runs.some(({ direction }) => direction === 'OUT')} />
      </div>
      <Runs name={name} runs={runs} />
    </section>
  );
}

function Runs({ name, runs }: Pick<SyncSectionProps, 'name' | 'runs'>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? runs : runs.slice(0, FEW);
  return (
    <>
      <ul aria-label={t('Runs')} className="empty:hidden">
        {shown.map((run) => (
          <RunRow key={run.id} run={run} name={name} />
        ))}
      </ul>
      {shown.length < runs.length && (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          {t('Show earlier ones')}
        </Button>
      )}
    </>
  );
}

interface SyncButtonsProps extends Pick<SyncSectionProps, 'name' | 'connector' | 'onChanged'> {
  isOff: boolean;
}

function SyncButtons({ name, connector: { id, canPull }, isOff, onChanged }: SyncButtonsProps) {
  const [sync, { loading: isBusy }] = useSyncConnectorMutation();
  const attempt = useAttempt();
  const start = (input: { direction: 'IN' | 'OUT'; isFull: boolean }) =>
    attempt(async () => {
      await sync({ variables: { input: { id, ...input } } });
      onChanged();
    });
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="primary"
        disabled={isOff}
        isBusy={isBusy}
        onClick={() => void start({ direction: 'OUT', isFull: false })}
      >
        {isBusy ? t('Starting…') : t('Sync now')}
      </Button>
      <Button disabled={isOff || isBusy} onClick={() => void start({ direction: 'OUT', isFull: true })}>
        {t('Send everything again')}
      </Button>
      {canPull && (
        <Button disabled={isOff || isBusy} onClick={() => void start({ direction: 'IN', isFull: false })}>
          {t('Import from {name}', { name })}
        </Button>
      )}
    </div>
  );
}

function Automatic({
  connector: { id, isAutomatic },
  hasBegun,
}: {
  connector: ConnectorLineFragment;
  hasBegun: boolean;
}) {
  const [update] = useUpdateConnectorMutation();
  const attempt = useAttempt();
  const change = (isOn: boolean) =>
    attempt(async () => {
      await update({ variables: { input: { id, isAutomatic: isOn } } });
    });
  return (
    <Switch
      label={t('Send changed contacts automatically')}
      hint={hasBegun ? t('Within minutes.') : t('Within minutes, once you have synced for the first time.')}
      checked={isAutomatic}
      onChange={change}
    />
  );
}

const STATUSES: Record<ConnectorRunStatus, { label: string; tone: ChipTone }> = {
  RUNNING: { label: t('Under way'), tone: 'note' },
  WAITING: { label: t('Waiting'), tone: 'note' },
  DONE: { label: t('Done'), tone: 'ok' },
  FAILED: { label: t('Stopped'), tone: 'bad' },
};

function RunRow({ run, name }: { run: ConnectorRunLineFragment; name: string }) {
  const { direction, status, isAutomatic, reason, resumesAt, startedAt } = run;
  const { label, tone } = STATUSES[status];
  const what =
    direction === 'IN'
      ? t('From {name}', { name })
      : isAutomatic
        ? t('To {name}, automatically', { name })
        : t('To {name}', { name });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 first:border-t">
      <Chip tone={tone}>{label}</Chip>
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        {what}
        <span className="num block text-sm text-ink-2">{figuresText(run)}</span>
        {reason && <span className="block text-sm text-ink-2">{reason}</span>}
        {resumesAt && (
          <span className="block text-sm text-ink-2">{t('Continues {time}.', { time: timeText(resumesAt) })}</span>
        )}
      </div>
      <span className="num text-sm text-ink-2">{timeText(startedAt)}</span>
    </li>
  );
}

/** '2 created, 1 updated, 3 skipped, 0 failed' */
function figuresText({ createdCount, updatedCount, skippedCount, failedCount }: ConnectorRunLineFragment): string {
  return t('{createdCount} created, {updatedCount} updated, {skippedCount} skipped, {failedCount} failed', {
    createdCount,
    updatedCount,
    skippedCount,
    failedCount,
  });
}
