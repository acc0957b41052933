import { msg } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { BILLING_DETAILS_LIMITS, type BillingDetails } from './invoice-tax.ts';
import { listRegions } from './locale.ts';
import { findTaxIdError, INDIAN_STATES, readTaxId, tidyTaxId } from './tax-id.ts';

/**
 * Checks the customer's details, all fields at once. They are null when everything is empty: invoices then show the name of the
 * account. A GSTIN contains its state, so the state is needed only without one.
 */
export function checkBillingDetails(raw: BillingDetails): { details: BillingDetails | null; errors: FieldErrors } {
  const { errors, fail, line, lines } = createFieldChecker();
  const taxId = tidyTaxId(line('taxId', raw.taxId, BILLING_DETAILS_LIMITS.taxId));
  const isIndian = raw.country === 'IN';
  const details = {
    name: line('name', raw.name, BILLING_DETAILS_LIMITS.name),
    address: lines('address', raw.address, BILLING_DETAILS_LIMITS.address),
    country: raw.country,
    state: isIndian ? readTaxId(taxId)?.state || raw.state : '',
    taxId,
  };
  const { name, address, country, state } = details;
  if (!name && !address && !taxId) return { details: null, errors };
  if (!name) fail('name', msg('Enter the name for your invoices.'));
  const { addressLines: most } = BILLING_DETAILS_LIMITS;
  if (address.split('\n').length > most) fail('address', msg('At most {most} lines.', { most }));
  if (!address) fail('address', msg('Enter the address for your invoices.'));
  if (!listRegions().some((region) => region === country)) fail('country', msg('Choose your country.'));
  if (isIndian && !Object.hasOwn(INDIAN_STATES, state)) fail('state', msg('Choose your state.'));
  const taxIdError = taxId && findTaxIdError(taxId, country);
  if (taxIdError) fail('taxId', taxIdError);
  return { details, errors };
}
