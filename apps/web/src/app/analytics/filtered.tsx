import { t } from '@tessera/texts';
/** They are no visitors, but hiding that they came would be no help either. */
export function Filtered({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-ink-3">
      {t(
        '{count, plural, =1 {One visit by robots and link previews is not counted.} other {# visits by robots and link previews are not counted.}}',
        { count },
      )}
    </p>
  );
}
