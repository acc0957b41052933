import { type Message, msg } from '@tessera/texts';
import { shareOfAmount } from './money.ts';
import { readTaxId } from './tax-id.ts';

export const TAX_KINDS = ['CGST', 'SGST', 'UTGST', 'IGST', 'VAT'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Why an invoice of a seller who levies tax has none. */
export const TAX_NOTES = ['reverseCharge', 'export', 'outsideScope'] as const;
export type TaxNote = (typeof TAX_NOTES)[number];

export interface TaxRate {
  kind: TaxKind;
  /** In hundredths of a per cent: 1800 is 18 %. */
  rateBp: number;
}

export interface TaxLine extends TaxRate {
  amountMinor: number;
}

export interface TaxRule {
  rates: readonly TaxRate[];
  note: TaxNote | null;
}

/** The customer's details on an invoice, as the person entered them. */
export interface BillingDetails {
  name: string;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The number of a state of India, see `INDIAN_STATES`; '' elsewhere. */
  state: string;
  /** GSTIN, VAT id or any other tax number; '' for people who have none. */
  taxId: string;
}

/** Most characters of each, and most lines: an invoice is one page. */
export const BILLING_DETAILS_LIMITS = { name: 120, address: 300, addressLines: 6, taxId: 40 } as const;

export const NO_TAX: TaxRule = { rates: [], note: null };

/** GST on services, half of it to the centre and half to the state. */
const GST_BP = 1800;
/** Union territories without a legislature, and other territory: their half is called UTGST. */
const TERRITORIES: readonly string[] = ['04', '26', '31', '35', '38', '97'];

/** Standard rates of VAT in the EU, in hundredths of a per cent, as of January 2026. */
const VAT_BP: Readonly<Record<string, number>> = {
  ...{ AT: 2000, BE: 2100, BG: 2000, CY: 1900, CZ: 2100, DE: 1900, DK: 2500, EE: 2400, ES: 2100, FI: 2550, FR: 2000 },
  ...{ GR: 2400, HR: 2500, HU: 2700, IE: 2300, IT: 2200, LT: 2100, LU: 1700, LV: 2100, MT: 1800, NL: 2100, PL: 2300 },
  ...{ PT: 2300, RO: 2100, SE: 2500, SI: 2200, SK: 2300 },
};

/**
 * Which taxes a seller with that tax number adds for that buyer. The seller's number says where they are registered; without
 * one that is known here nothing is added. A buyer who has entered nothing counts as one at the seller's place.
 *
 * India: CGST and SGST where buyer and seller are in one state, IGST between states, nothing on exports. EU: the rate of the
 * buyer's country; none for a business with a VAT id of another member state, which accounts for it itself, and none for
 * buyers outside the EU.
 */
export function findTaxRule(
  sellerTaxId: string,
  buyer: Pick<BillingDetails, 'country' | 'state' | 'taxId'> | null,
): TaxRule {
  const seller = readTaxId(sellerTaxId);
  if (!seller) return NO_TAX;
  const country = buyer?.country || seller.country;
  const taxPlace = buyer && readTaxId(buyer.taxId);
  if (seller.country === 'IN') {
    const state = taxPlace?.state || buyer?.state || seller.state;
    return country === 'IN' ? findGst(seller.state, state) : withoutTax('export');
  }
  const rateBp = VAT_BP[country];
  if (rateBp === undefined) return withoutTax('outsideScope');
  const isBusiness = taxPlace?.country === country;
  if (isBusiness && country !== seller.country) return withoutTax('reverseCharge');
  return { rates: [{ kind: 'VAT', rateBp }], note: null };
}

export function isSameTaxRule(one: TaxRule, other: TaxRule): boolean {
  const { length } = one.rates;
  const isSameRate = ({ kind, rateBp }: TaxRate, at: number) =>
    kind === other.rates[at]?.kind && rateBp === other.rates[at]?.rateBp;
  return one.note === other.note && length === other.rates.length && one.rates.every(isSameRate);
}

function withoutTax(note: TaxNote): TaxRule {
  return { rates: [], note };
}

function findGst(from: string, to: string): TaxRule {
  if (from !== to) return { rates: [{ kind: 'IGST', rateBp: GST_BP }], note: null };
  const half = GST_BP / 2;
  const local = TERRITORIES.includes(to) ? 'UTGST' : 'SGST';
  return {
    rates: [
      { kind: 'CGST', rateBp: half },
      { kind: local, rateBp: half },
    ],
    note: null,
  };
}

interface TaxedLine {
  amountMinor: number;
  rates?: readonly TaxRate[];
}

/** What the rates come to on lines without rates of their own. Each is rounded line by line, as the payment provider does it. */
export function taxLines(lines: readonly TaxedLine[], invoiceRates: readonly TaxRate[]): TaxLine[] {
  const taxes = new Map<string, TaxLine>();
  for (const { amountMinor, rates = invoiceRates } of lines) {
    for (const rate of rates) {
      const key = `${rate.kind} ${rate.rateBp}`;
      const sum = (taxes.get(key)?.amountMinor ?? 0) + shareOfAmount(amountMinor, rate.rateBp, 10_000);
      taxes.set(key, { ...rate, amountMinor: sum });
    }
  }
  return [...taxes.values()];
}

/** The rates at which the period of an invoice was taxed: what is negative was given back for an earlier one. */
export function ratesOfPeriod(taxes: readonly TaxLine[]): TaxRate[] {
  return taxes.filter(({ amountMinor }) => amountMinor >= 0).map(({ kind, rateBp }) => ({ kind, rateBp }));
}

/** What an invoice says where no tax is on it. */
export const TAX_NOTE_TEXTS: Record<TaxNote, Message> = {
  reverseCharge: msg('Reverse charge: the customer accounts for the VAT (Article 196, Directive 2006/112/EC).'),
  export: msg('Export of services, without payment of IGST (section 16, IGST Act 2017).'),
  outsideScope: msg('Supplied outside the EU: no VAT (Articles 44 and 59, Directive 2006/112/EC).'),
};
