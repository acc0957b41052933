import { type BillingInterval, MOST_SEATS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TextField } from '@tessera/ui';
import { IntervalToggle } from './plans/yearly.tsx';

/** What can be chosen beside the plan. */
export interface ChosenTerms {
  interval: BillingInterval;
  /** As it is typed. */
  seats: string;
}

export interface TermsFormProps {
  terms: ChosenTerms;
  /** Null where years are not sold. */
  discountPercent: number | null;
  hasSeats: boolean;
  onChange: (terms: ChosenTerms) => void;
}

/** The number of seats that is typed; null while it is none that can be. */
export function readSeats({ seats }: ChosenTerms): number | null {
  const count = Number(seats);
  return seats.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= MOST_SEATS ? count : null;
}

/** How often is paid, and for how many people. */
export function TermsForm({ terms, discountPercent, hasSeats, onChange }: TermsFormProps) {
  if (discountPercent === null && !hasSeats) return null;
  return (
    <div className="mb-6 grid gap-4">
      {discountPercent !== null && (
        <div>
          <IntervalToggle
            discountPercent={discountPercent}
            interval={terms.interval}
            onChange={(interval) => onChange({ ...terms, interval })}
          />
        </div>
      )}
      {hasSeats && (
        <TextField
          label={t('Seats')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SEATS}
          value={terms.seats}
          hint={t('Your own included. The others are for the people of your team.')}
          error={readSeats(terms) === null ? t('Choose 1 to {mostSeats} seats.', { mostSeats: MOST_SEATS }) : undefined}
          onChange={(event) => onChange({ ...terms, seats: event.target.value })}
        />
      )}
    </div>
  );
}
