import { checkPeriod, type Period } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { SelectField, TextField } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { isPeriod, type PeriodChoice, type RangeName } from './period-choice.ts';

const RANGES: readonly [RangeName, string][] = [
  ['7', t('Last 7 days')],
  ['30', t('Last 30 days')],
  ['90', t('Last 90 days')],
  ['12m', t('Last 12 months')],
  ['custom', t('From – to')],
];

export interface PeriodPickerProps {
  choice: PeriodChoice;
  /** The days that are shown now. */
  period: Period;
  onChange: (choice: PeriodChoice) => void;
  /** What else is chosen, beside the days. */
  children?: ReactNode;
}

/** Which days figures are of. */
export function PeriodPicker({ choice, period, onChange, children }: PeriodPickerProps) {
  const chooseRange = (range: RangeName) => onChange({ range, period: range === 'custom' ? period : null });
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-4">
      <SelectField
        label={t('Days')}
        value={choice.range}
        onChange={(event) => chooseRange(event.target.value as RangeName)}
      >
        {RANGES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {children}
      {choice.period && (
        <PeriodFields period={choice.period} onChange={(chosen) => onChange({ range: 'custom', period: chosen })} />
      )}
    </div>
  );
}

/** Without this a date field would be as wide as its longest date. */
const NARROW = 'min-w-0 grid-cols-1';

/** What was typed counts as soon as both are days that make a period. */
function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [{ shown, typed }, setState] = useState({ shown: period, typed: period });
  // Days that changed otherwise, such as by going back, take the place of what was typed.
  if (shown.from !== period.from || shown.to !== period.to) setState({ shown: period, typed: period });
  const errors = checkPeriod(typed);
  const type = (changes: Partial<Period>) => {
    const next = { ...typed, ...changes };
    setState({ shown, typed: next });
    if (isPeriod(next)) onChange(next);
  };
  return (
    <>
      <TextField
        label={t('From')}
        type="date"
        className={NARROW}
        value={typed.from}
        error={errors.from && t('Choose the first day.')}
        onChange={(event) => type({ from: event.target.value })}
      />
      <TextField
        label={t('To')}
        type="date"
        className={NARROW}
        value={typed.to}
        error={errors.to && (typed.to === '' ? t('Choose the last day.') : say(errors.to))}
        onChange={(event) => type({ to: event.target.value })}
      />
    </>
  );
}
