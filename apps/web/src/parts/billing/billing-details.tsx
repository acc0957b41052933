import { type BillingStateFragment, errorFields, useUpdateBillingDetailsMutation } from '@tessera/client';
import {
  BILLING_DETAILS_LIMITS,
  type BillingDetails,
  INDIAN_STATES,
  readTaxId,
  taxIdLabel,
  tidyTaxId,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Dialog, SelectField, TextAreaField, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { regionName } from '../../locale/format.ts';
import { namedRegions } from '../../locale/named-regions.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';

type Details = BillingStateFragment['details'];

/** The customer's details on invoices, with a button to change them. */
export function BillingDetailsSection({ details, onEdit }: { details: Details; onEdit: () => void }) {
  return (
    <section aria-labelledby="billing-details">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="billing-details">{t('Invoice details')}</h2>
        <Button onClick={onEdit}>{details ? t('Edit details') : t('Add details')}</Button>
      </div>
      {details ? (
        <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
          <bdi className="font-medium">{details.name}</bdi>
          {`\n${details.address}\n${placeText(details)}`}
          {details.taxId && <span className="block text-ink-2">{taxText(details)}</span>}
        </address>
      ) : (
        <p className="max-w-prose text-ink-2">
          {t('Add your company, address and tax ID once. They’re on every invoice from then on.')}
        </p>
      )}
    </section>
  );
}

function placeText({ country, state }: BillingDetails): string {
  return state ? `${INDIAN_STATES[state] ?? state}, ${regionName(country)}` : regionName(country);
}

function taxText({ country, taxId }: BillingDetails): string {
  return `${say(taxIdLabel(country))} ${taxId}`;
}

export interface BillingDetailsDialogProps {
  details: Details;
  /** The reader's country, to begin with. */
  country: string;
  onClose: () => void;
}

export function BillingDetailsDialog({ details, country, onClose }: BillingDetailsDialogProps) {
  const [values, setValues] = useState<BillingDetails>(() =>
    details ? toDetails(details) : { name: '', address: '', country, state: '', taxId: '' },
  );
  const [save, { loading, error }] = useUpdateBillingDetailsMutation({
    refetchQueries: ['Billing'],
    awaitRefetchQueries: true,
  });
  const toast = useToast();
  const fields = errorFields(error);
  const edit = (change: Partial<BillingDetails>) => setValues((before) => ({ ...before, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save({ variables: { input: values } }).catch(() => null);
    if (!saved) return;
    const isRemoved = saved.data?.updateBillingDetails.billing.details === null;
    toast(isRemoved ? t('Invoice details removed') : t('Invoice details saved'));
    onClose();
  };
  // A GSTIN says its state.
  const asksState = values.country === 'IN' && !readTaxId(tidyTaxId(values.taxId))?.state;
  return (
    <Dialog isOpen isOfAddress onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Invoice details')} size="sm">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {error && Object.keys(fields).length === 0 && (
          <ErrorNotice title={t('Couldn’t save your invoice details')} error={error} />
        )}
        <TextField
          label={t('Company or name')}
          autoComplete="organization"
          maxLength={BILLING_DETAILS_LIMITS.name}
          value={values.name}
          error={fields.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
        <TextAreaField
          label={t('Address')}
          autoComplete="street-address"
          rows={3}
          maxLength={BILLING_DETAILS_LIMITS.address}
          value={values.address}
          error={fields.address}
          onChange={({ target }) => edit({ address: target.value })}
        />
        <SelectField
          label={t('Country')}
          autoComplete="country"
          value={values.country}
          error={fields.country}
          onChange={({ target }) => edit({ country: target.value })}
        >
          {namedRegions().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say(taxIdLabel(values.country))}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          value={values.taxId}
          error={fields.taxId}
          hint={t('For companies. The tax on your invoices depends on it.')}
          onChange={({ target }) => edit({ taxId: target.value })}
        />
        {asksState && <StateField value={values.state} error={fields.state} onChange={(state) => edit({ state })} />}
        <div className="mt-1 flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Not now')}
          </Button>
          <Button type="submit" variant="primary" isBusy={loading}>
            {t('Save details')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface StateFieldProps {
  value: string;
  error: string | undefined;
  onChange: (state: string) => void;
}

function StateField({ value, error, onChange }: StateFieldProps) {
  return (
    <SelectField label={t('State')} value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('Choose your state')}</option>
      {Object.entries(INDIAN_STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Without what the API adds to it. */
function toDetails({ name, address, country, state, taxId }: BillingDetails): BillingDetails {
  return { name, address, country, state, taxId };
}
