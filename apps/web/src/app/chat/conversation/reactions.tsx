import type { MessageFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { clsx } from 'clsx';

export const QUICK_REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '🙏'] as const;

export interface ReactionsProps {
  message: MessageFragment;
  viewerId: string;
  onToggle: (message: MessageFragment, emoji: string, isOn: boolean) => void;
}

/** What people answered with one sign, and how many of them. A press adds the viewer's own or takes it back. */
export function Reactions({ message, viewerId, onToggle }: ReactionsProps) {
  if (message.reactions.length === 0 || message.deletedAt) return null;
  return (
    <ul aria-label={t('Reactions')} className="mt-1 flex flex-wrap gap-1.5 pointer-coarse:gap-2">
      {message.reactions.map(({ emoji, count, userIds }) => {
        const isOwn = userIds.includes(viewerId);
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={`${emoji}, ${count}`}
              onClick={() => onToggle(message, emoji, !isOwn)}
              className={clsx(
                'hit flex h-7 items-center pointer-coarse:h-9 gap-1.5 rounded-full border px-2 text-sm tabular-nums',
                isOwn ? 'border-brass bg-brass-soft' : 'border-line hover:border-line-2',
              )}
            >
              <span aria-hidden="true">{emoji}</span>
              {count}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
