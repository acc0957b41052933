import { useCardChoicesQuery } from '@tessera/client';
import type { Period } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { PeriodPicker } from '../../parts/figures/period-picker.tsx';
import type { ReportFilters } from './report-filters.ts';

export interface FilterBarProps {
  filters: ReportFilters;
  /** The days that are shown now. */
  period: Period;
  onChange: (changes: Partial<ReportFilters>) => void;
}

/** Which days, and which card. */
export function FilterBar({ filters, period, onChange }: FilterBarProps) {
  return (
    <PeriodPicker choice={filters} period={period} onChange={onChange}>
      <CardField card={filters.card} onChoose={(card) => onChange({ card })} />
    </PeriodPicker>
  );
}

/** A card that stands in the address stays to be chosen, also when it isn't there any more. */
function CardField({ card, onChoose }: { card: string; onChoose: (card: string) => void }) {
  const { data, error, refetch } = useCardChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const cards = data?.viewer?.cards.edges.map(({ node }) => node) ?? [];
  const isUnknown = card !== '' && !cards.some(({ id }) => id === card);
  return (
    <SelectField
      label={t('Card')}
      value={card}
      hint={!data && error && <RetryLine text={t('Couldn’t load your cards.')} error={error} refetch={refetch} />}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('All cards')}</option>
      {isUnknown && <option value={card}>{data ? t('Another card') : '…'}</option>}
      {cards.map(({ id, title }) => (
        <option key={id} value={id}>
          {title || t('Card')}
        </option>
      ))}
    </SelectField>
  );
}
