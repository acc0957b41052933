import { t } from '@tessera/texts';
import { Chip } from '@tessera/ui';

/** Stands beside a claim that the product does not keep yet. */
export function SoonMark() {
  return (
    // In a heading, too, it is no part of the heading's type.
    <span className="inline-flex font-sans tracking-normal">
      <Chip tone="brass">{t('Soon')}</Chip>
    </span>
  );
}
