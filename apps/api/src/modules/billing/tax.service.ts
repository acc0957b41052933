import { type BillingDetails, findTaxRule, type TaxRule } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Env } from '../../infra/settings/env.ts';
import { BillingDetailsRow } from './billing-details.entity.ts';

/** What decides an amount beside the terms. */
export interface Pricing extends Pick<Env, 'yearlyDiscountPercent'> {
  taxRule: TaxRule;
  /** The customer's details on the next invoice. */
  details: BillingDetails | null;
}

export type PricingEnv = Pick<Env, 'yearlyDiscountPercent' | 'seller'>;

/** Of today, for that payer. */
export async function findPricing(manager: EntityManager, env: PricingEnv, userId: string): Promise<Pricing> {
  return toPricing(env, await findDetails(manager, userId));
}

export function toPricing({ yearlyDiscountPercent, seller }: PricingEnv, details: BillingDetails | null): Pricing {
  return { yearlyDiscountPercent, taxRule: findTaxRule(seller.taxId, details), details };
}

export async function findDetails(manager: EntityManager, userId: string): Promise<BillingDetails | null> {
  const row = await manager.findOneBy(BillingDetailsRow, { userId });
  if (!row) return null;
  const { name, address, country, state, taxId } = row;
  return { name, address, country, state, taxId };
}
