import type { BillingDetails } from '@tessera/domain';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** Whom the person's next invoices are written to. People without a row are billed by their account's name. */
@Entity('billing_details')
export class BillingDetailsRow implements BillingDetails {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'billing_details_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'billing_details_user_id_fkey' })
  user?: User;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column('text')
  country: string;

  @Column('text')
  state: string;

  @Column('text', { name: 'tax_id' })
  taxId: string;
}
