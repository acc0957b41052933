import { t } from '@tessera/texts';
import { Chip } from '@tessera/ui';

/** Says that a card stands first because its owner features it. */
export function FeaturedMark({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Chip>{t('Featured')}</Chip>
    </span>
  );
}
