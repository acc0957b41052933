import {
  dropViewerList,
  type ReminderLineFragment,
  useDeleteReminderMutation,
  useUpdateReminderMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Checkbox, Chip, IconButton, Menu, MenuItem, useToast } from '@tessera/ui';
import { clsx } from 'clsx';
import { Check, Clock3, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { timeText } from '../../locale/time-text.ts';
import { isSwipeMarked, SwipeMark } from '../../parts/lists/swipe-mark.tsx';
import { useTouchActs } from '../../parts/lists/use-touch-acts.ts';
import { offeredTimes } from './reminder-times.ts';

export interface ReminderRowProps {
  reminder: ReminderLineFragment;
  /** The contact's name, where the place does not say it. */
  children?: ReactNode;
  onChanged: () => void;
}

/** One reminder: to be ticked off, moved or deleted. */
export function ReminderRow({ reminder, children, onChanged }: ReminderRowProps) {
  const { dueAt, note, doneAt } = reminder;
  const { update, remove } = useActs(reminder.id, onChanged);
  const isDone = doneAt !== null;
  const isDue = !isDone && Date.parse(dueAt) <= Date.now();
  const name = note || timeText(dueAt);
  const setDone = (done: boolean) => void update({ isDone: done }, done ? t('Done') : t('Open again'));
  const touch = useTouchActs({ onSwipe: isDone || !isSwipeMarked() ? undefined : () => setDone(true) });
  return (
    <li {...touch} className="relative flex items-start gap-2 [overflow-wrap:anywhere] pointer-coarse:touch-pan-y">
      {!isDone && (
        <SwipeMark>
          <Check />
        </SwipeMark>
      )}
      <Checkbox
        className="min-w-0 flex-1"
        checked={isDone}
        onChange={(event) => setDone(event.target.checked)}
        label={
          <span dir="auto" className={clsx(children && 'line-clamp-3', isDone && 'text-ink-2 line-through')}>
            {note || t('Get in touch')}
          </span>
        }
        hint={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {children}
            <time dateTime={dueAt} className="num">
              {timeText(dueAt)}
            </time>
            {isDue && <Chip tone="note">{t('Due')}</Chip>}
          </span>
        }
      />
      {!isDone && (
        <Menu
          trigger={
            <IconButton label={t('Remind later: {name}', { name })}>
              <Clock3 aria-hidden="true" />
            </IconButton>
          }
        >
          {offeredTimes(new Date()).map(({ label, at }) => (
            <MenuItem
              key={label}
              onSelect={() =>
                void update(
                  { dueAt: at.toISOString() },
                  t('Moved to {timeText}', { timeText: timeText(at.toISOString()) }),
                )
              }
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      <IconButton label={t('Delete the reminder: {name}', { name })} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function useActs(id: string, onChanged: () => void) {
  const toast = useToast();
  const [change] = useUpdateReminderMutation();
  const [drop] = useDeleteReminderMutation({ update: (cache) => dropViewerList(cache, 'openReminders') });
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast(done);
      onChanged();
    } catch (error) {
      toast(errorText(error, t('Couldn’t save this. Try again.')), { tone: 'bad' });
    }
  };
  return {
    update: (input: { isDone?: boolean; dueAt?: string }, done: string) =>
      attempt(() => change({ variables: { input: { ...input, id } } }), done),
    remove: () => attempt(() => drop({ variables: { input: { id } } }), t('Reminder deleted')),
  };
}
