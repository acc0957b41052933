import type {
  BillingDetails,
  BillingProviderName,
  Currency,
  InvoiceLine,
  PlanKey,
  TaxLine,
  TaxNote,
} from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../identity/index.ts';

/** Who wrote an invoice. */
export interface Seller {
  name: string;
  address: string;
  taxId: string;
}

/** An invoice that was paid. It is never changed, and outlives the account that it was written to. */
@Entity('invoices')
@Unique('invoices_provider_number_key', ['provider', 'number'])
@Unique('invoices_provider_ref_key', ['providerRef'])
@Index('invoices_user_id_created_at_idx', ['userId', 'createdAt', 'id'])
export class InvoiceRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invoices_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'invoices_user_id_fkey' })
  user?: User;

  @Column('text')
  provider: BillingProviderName;

  /** Without gaps for each provider. */
  @Column('integer')
  number: number;

  @Column('text')
  currency: Currency;

  @Column('text', { name: 'plan_id' })
  planId: PlanKey;

  @Column('jsonb')
  lines: InvoiceLine[];

  @Column('jsonb', { default: [] })
  taxes: TaxLine[];

  /** Why there is no tax, where the seller levies it. */
  @Column('text', { name: 'tax_note', nullable: true })
  taxNote: TaxNote | null;

  /** The sum of the taxes. */
  @Column('integer', { name: 'tax_minor' })
  taxMinor: number;

  @Column('integer', { name: 'total_minor' })
  totalMinor: number;

  @Column('text', { name: 'billed_name' })
  billedName: string;

  @Column('text', { name: 'billed_email' })
  billedEmail: string;

  /** What the payer had entered; null for the account's name alone. */
  @Column('jsonb', { name: 'billed_details', nullable: true })
  billedDetails: BillingDetails | null;

  /** Null where the installation names no tax number. */
  @Column('jsonb', { nullable: true })
  seller: Seller | null;

  @Column('timestamp with time zone', { name: 'starts_at', precision: 3 })
  startsAt: Date;

  @Column('timestamp with time zone', { name: 'ends_at', precision: 3 })
  endsAt: Date;

  /** The provider's name for the payment. A second report of one makes no second invoice. */
  @Column('text', { name: 'provider_ref', nullable: true })
  providerRef: string | null;

  /** When it was paid. */
  @Column('timestamp with time zone', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
