import {
  type ConnectorOutcome,
  type ConnectorRecordLineFragment,
  useReplayConnectorRecordMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Chip, type ChipTone, EmptyState, SelectField, useToast } from '@tessera/ui';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { timeText } from '../../locale/time-text.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';

const OUTCOMES: Record<ConnectorOutcome, { label: string; tone: ChipTone }> = {
  CREATED: { label: t('Created'), tone: 'ok' },
  UPDATED: { label: t('Updated'), tone: 'ok' },
  SKIPPED: { label: t('Skipped'), tone: 'note' },
  FAILED: { label: t('Failed'), tone: 'bad' },
};

interface ConnectorLogProps {
  /** Of the service, where records come and go; without it they only come. */
  name?: string | undefined;
  log: { edges: { node: ConnectorRecordLineFragment }[]; totalCount: number };
  outcome: ConnectorOutcome | null;
  onOutcome: (outcome: ConnectorOutcome | null) => void;
  onChanged: () => void;
  /** Undefined when there is no more to be had. */
  onMore: (() => void) | undefined;
}

/** What became of each record, and another try for those that failed. */
export function ConnectorLog({ name, log, outcome, onOutcome, onChanged, onMore }: ConnectorLogProps) {
  const { edges, totalCount } = log;
  const none = name ? t('Nothing has been sent there yet.') : t('Nothing received yet.');
  return (
    <section aria-labelledby="log">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2 id="log">{t('Log')}</h2>
        <SelectField
          label={t('Show')}
          value={outcome ?? ''}
          onChange={({ target }) => onOutcome((target.value || null) as ConnectorOutcome | null)}
        >
          <option value="">{t('Everything')}</option>
          {Object.entries(OUTCOMES).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {edges.length === 0 && (
        <EmptyState title={outcome ? t('No matching entries') : none}>
          {t('Each synced record and its result is listed here for 30 days.')}
        </EmptyState>
      )}
      <ul className="empty:hidden">
        {edges.map(({ node }) => (
          <RecordRow key={node.id} service={name} record={node} onChanged={onChanged} />
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

interface RecordRowProps {
  service: string | undefined;
  record: ConnectorRecordLineFragment;
  onChanged: () => void;
}

function RecordRow({ service, record, onChanged }: RecordRowProps) {
  const { id, title, direction, outcome, reason, contactId, tries, payload, createdAt } = record;
  const { label, tone } = OUTCOMES[outcome];
  const name = title || t('No one');
  return (
    <li className="border-b border-line first:border-t">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3">
          <Chip tone={tone}>{label}</Chip>
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            <span dir="auto">{name}</span>
            {service && (
              <span className="block text-sm text-ink-2">
                {direction === 'IN' ? t('From {service}', { service }) : t('To {service}', { service })}
              </span>
            )}
            {outcome === 'FAILED' && <span className="block text-sm text-ink-2">{reason}</span>}
          </span>
          <span className="num text-sm text-ink-2 max-sm:grow">{timeText(createdAt)}</span>
          <ChevronDown aria-hidden="true" className="size-[18px] stroke-[1.6] text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid justify-items-start gap-4 pb-5">
          {outcome !== 'FAILED' && reason && <p className="text-sm text-ink-2">{reason}</p>}
          {tries > 1 && <p className="text-sm text-ink-2">{t('Tried {tries} times.', { tries })}</p>}
          <figure className="w-full min-w-0">
            <figcaption className="mb-1 text-sm text-ink-2">
              {direction === 'OUT' ? t('Data to be sent') : t('Data received')}
            </figcaption>
            <pre className="rounded-md border border-line bg-surface p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
              {JSON.stringify(JSON.parse(payload), null, 2)}
            </pre>
          </figure>
          {contactId && (
            <Link to={paths.contactDetails(contactId)} className={LONE_LINK}>
              {t('Open contact')}
            </Link>
          )}
          {outcome === 'FAILED' && <Replay id={id} name={name} onChanged={onChanged} />}
        </div>
      </details>
    </li>
  );
}

function Replay({ id, name, onChanged }: { id: string; name: string; onChanged: () => void }) {
  const [replay, { loading: isBusy }] = useReplayConnectorRecordMutation();
  const toast = useToast();
  const again = async () => {
    try {
      const { data } = await replay({ variables: { input: { id } } });
      const record = data?.replayConnectorRecord.connectorRecord;
      if (record?.outcome === 'FAILED') toast(record.reason, { tone: 'bad', durationMs: 4000 });
      else toast(t('Event delivered'));
      onChanged();
    } catch (error) {
      toast(errorText(error, t('Something went wrong. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <Button isBusy={isBusy} aria-label={t('Try again: {name}', { name })} onClick={() => void again()}>
      {isBusy ? t('Trying…') : t('Try again')}
    </Button>
  );
}
