import { clsx } from 'clsx';
import type { Change } from './change.ts';

const SIGNS = { up: '▲', down: '▼', none: '' };

/** '▲ 12% more': the words say it, the sign and its colour only help. */
export function ChangeNote({ change: { direction, text }, className }: { change: Change; className?: string }) {
  return (
    <span className={clsx('text-sm text-ink-2 num', className)}>
      {direction !== 'none' && (
        <span aria-hidden="true" className={clsx('me-1 text-xs', direction === 'up' ? 'text-ok' : 'text-ink-3')}>
          {SIGNS[direction]}
        </span>
      )}
      {text}
    </span>
  );
}
