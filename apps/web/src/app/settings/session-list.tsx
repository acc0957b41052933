import { type SessionRowFragment, useEndOtherSessionsMutation, useEndSessionMutation } from '@tessera/client';
import { relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Chip, useToast } from '@tessera/ui';
import { formatDate } from '../../locale/format.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

/** Every device the person is signed in on, and the way to end each of them. */
export function SessionList({ sessions, onChange }: { sessions: readonly SessionRowFragment[]; onChange: () => void }) {
  const { endOne, endOthers, isBusy } = useEnd(onChange);
  return (
    <div className="grid gap-5">
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button className="justify-self-start" isBusy={isBusy} onClick={() => void endOthers()}>
          {t('End all other sessions')}
        </Button>
      )}
    </div>
  );
}

interface SessionRowProps {
  session: SessionRowFragment;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const seen = relativeTime(session.lastSeenAt, new Date());
  return (
    <li className="flex items-center justify-between gap-x-3 border-b border-line py-3 first:border-t">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{session.device}</p>
        <p className="text-sm text-ink-2">
          {session.isCurrent
            ? t('Seen now · since {day}', { day: formatDate(session.createdAt, 'day') })
            : t('Last seen {seen} · since {day}', { seen, day: formatDate(session.createdAt, 'day') })}
        </p>
      </div>
      {session.isCurrent ? (
        <Chip tone="brass">{t('This device')}</Chip>
      ) : (
        <Button
          variant="quiet"
          isBusy={isBusy}
          aria-label={t('End session: {device}', { device: session.device })}
          onClick={onEnd}
        >
          {t('End session')}
        </Button>
      )}
    </li>
  );
}

function useEnd(onChange: () => void) {
  const [endSession, one] = useEndSessionMutation();
  const [endOtherSessions, others] = useEndOtherSessionsMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const run = (work: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await work();
      toast(done);
      onChange();
    });
  return {
    isBusy: one.loading || others.loading,
    endOne: (id: string) => run(() => endSession({ variables: { input: { id } } }), t('Session ended')),
    endOthers: () => run(() => endOtherSessions(), t('All other sessions ended')),
  };
}
