import type { BillingProviderName } from '@tessera/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number that was given. A sequence would leave a gap wherever a payment is rolled back. */
@Entity('invoice_counters')
export class InvoiceCounter {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'invoice_counters_pkey' })
  provider: BillingProviderName;

  @Column('integer')
  last: number;
}
