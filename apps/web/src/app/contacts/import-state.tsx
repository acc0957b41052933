import {
  type ContactImportStateFragment,
  useContactImportProgressQuery,
  useStartContactImportMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Notice, Skeleton, useToast } from '@tessera/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { fieldWord } from './contact-words.ts';
import { dropLists } from './use-contacts.ts';

const POLL_MS = 1000;
const SHOWN_PROBLEMS = 200;

/** What is wrong in a file, the press that imports it, and how far that is. */
export function ImportState({ id }: { id: string }) {
  const { data, error, refetch, startPolling, stopPolling, client } = useContactImportProgressQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const file = data?.contactImport;
  const isRunning = file?.status === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return;
    startPolling(POLL_MS);
    return () => {
      stopPolling();
      dropLists(client.cache);
    };
  }, [isRunning, startPolling, stopPolling, client]);
  if (!data && error) {
    return (
      <ErrorNotice title={t('Couldn’t load the import')} error={error} onRetry={() => void refetch().catch(() => {})} />
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (!file) return <Notice>{t('This file is no longer available. Choose it again.')}</Notice>;
  return (
    <div className="grid w-full justify-items-start gap-4">
      <Summary file={file} />
      {file.status === 'CHECKED' && file.goodRowCount > 0 && (
        <StartButton file={file} onStarted={() => void refetch().catch(() => {})} />
      )}
      {file.problems.length > 0 && <Problems file={file} />}
      {file.unreadParts.length > 0 && <UnreadParts parts={file.unreadParts} />}
    </div>
  );
}

function Summary({ file }: { file: ContactImportStateFragment }) {
  const { fileName, status, goodRowCount, badRowCount, addedCount, updatedCount, knownCount } = file;
  const done = addedCount + updatedCount + knownCount;
  if (status === 'CHECKED') {
    return (
      <Notice tone={badRowCount > 0 ? 'note' : 'ok'} className="w-full">
        {t(
          '{count, plural, one {One contact in “{fileName}” can be imported.} other {# contacts in “{fileName}” can be imported.}}',
          { count: goodRowCount, fileName },
        )}
        {badRowCount > 0 &&
          ` ${t('{count, plural, one {One row can’t, and will be left out.} other {# rows can’t, and will be left out.}}', { count: badRowCount })}`}
      </Notice>
    );
  }
  if (status === 'RUNNING') {
    return (
      <div className="grid w-full gap-2">
        <p role="status">
          {t('Importing… {done} of {goodRowCount}. You can leave this page.', { done, goodRowCount })}
        </p>
        <progress aria-label={t('Imported')} value={done} max={goodRowCount} className="w-full accent-action" />
      </div>
    );
  }
  return (
    <Notice tone={status === 'DONE' ? 'ok' : 'bad'} className="w-full">
      {t(
        '{count, plural, one {One contact added} other {# contacts added}}, {updatedCount} updated, {knownCount} already complete.',
        { count: addedCount, updatedCount, knownCount },
      )}{' '}
      {status === 'FULL' && `${t('Your address book has no room for more.')} `}
      <Link to={paths.contacts} className={TEXT_LINK}>
        {t('Open contacts')}
      </Link>
    </Notice>
  );
}

function StartButton({ file, onStarted }: { file: ContactImportStateFragment; onStarted: () => void }) {
  const toast = useToast();
  const [start, { loading }] = useStartContactImportMutation();
  const run = async () => {
    try {
      await start({ variables: { input: { id: file.id } } });
      onStarted();
    } catch (error) {
      toast(errorText(error, t('Couldn’t import this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <Button variant="primary" isBusy={loading} onClick={() => void run()}>
      {t('{count, plural, one {Import one contact} other {Import # contacts}}', { count: file.goodRowCount })}
    </Button>
  );
}

function Problems({ file: { problems, badRowCount } }: { file: ContactImportStateFragment }) {
  const hidden = problems.length - SHOWN_PROBLEMS;
  return (
    <details open={badRowCount <= 20} className="w-full">
      <summary className="cursor-pointer pointer-coarse:py-3">{t('Problems by line')}</summary>
      <ul className="mt-3 grid gap-2 text-md">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ line, field, message, value, isImported }) => (
          <li key={`${line} ${field} ${value}`} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
            <span className="text-ink-3 num">{t('Line {line}', { line })}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {fieldWord(field.split('.')[0] ?? '')}: {value && <bdi>“{value}” – </bdi>}
              {message} {isImported && <span className="text-ink-3">{t('The rest of this contact is imported.')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-3 text-sm text-ink-2">{t('And {hidden} more.', { hidden })}</p>}
    </details>
  );
}

/** Lists every part of the file that isn't imported. */
function UnreadParts({ parts }: { parts: ContactImportStateFragment['unreadParts'] }) {
  return (
    <div className="w-full text-md">
      <p className="text-ink-2">
        {t('These parts of the file aren’t imported, because contacts have no place for them:')}
      </p>
      <ul className="mt-2 grid gap-1">
        {parts.map(({ name, count }) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi> ({countContacts(count)})
          </li>
        ))}
      </ul>
    </div>
  );
}

function countContacts(count: number): string {
  return t('{count, plural, one {# contact} other {# contacts}}', { count });
}
