import type { BillingDetails } from '@tessera/domain';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** The customer's details on a person's next invoices. Without a row, invoices show the name of the account. */
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
