import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A report of the payment provider that was worked in; it sends some of them twice. */
@Entity('billing_events')
export class BillingEvent {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'billing_events_pkey' })
  id: string;

  @Column('timestamp with time zone', { name: 'received_at', precision: 3, default: () => 'now()' })
  receivedAt: Date;
}
