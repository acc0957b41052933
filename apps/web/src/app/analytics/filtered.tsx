import { t } from '@tessera/texts';
/** They are no visitors, but hiding that they came would be no help either. */
export function Filtered({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-ink-3">
      {count === 1 ? t('One visit') : t('{count} visits', { count })} by robots and link previews{' '}
      {count === 1 ? 'is' : 'are'} not counted.
    </p>
  );
}
