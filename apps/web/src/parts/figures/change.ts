import { t } from '@tessera/texts';
import { formatNumber, formatPercent } from '../../locale/format.ts';

export interface Change {
  direction: 'up' | 'down' | 'none';
  /** '12% more', '2.5 points less', 'up from 0', 'no change'. */
  text: string;
}

/** How a count compares with the period before. From nothing there is no percentage. */
export function countChange(now: number, before: number): Change {
  if (now === before) return { direction: 'none', text: t('no change') };
  if (before === 0) return { direction: 'up', text: t('up from 0') };
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  const size = percent === 0 ? t('less than {percent}', { percent: formatPercent(1) }) : formatPercent(percent);
  return now > before
    ? { direction: 'up', text: t('{size} more', { size }) }
    : { direction: 'down', text: t('{size} fewer', { size }) };
}

/**
 * The same for percentages and scores, in points: a percentage of a percentage misleads. `before` is null when there was
 * nobody of whom it could be one.
 */
export function pointChange(now: number, before: number | null): Change {
  if (before === null) return { direction: 'none', text: t('no earlier visitors') };
  const points = Math.round(10 * Math.abs(now - before)) / 10;
  if (points === 0) return { direction: 'none', text: t('no change') };
  const shown = { points, size: formatNumber(points) };
  return now > before
    ? { direction: 'up', text: t('{points, plural, one {{size} point more} other {{size} points more}}', shown) }
    : { direction: 'down', text: t('{points, plural, one {{size} point less} other {{size} points less}}', shown) };
}
