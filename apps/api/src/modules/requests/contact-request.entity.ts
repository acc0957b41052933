import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message from the contact form. */
@Entity('contact_requests')
export class ContactRequestRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_requests_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  topic: 'sales' | 'support' | 'other';

  @Column('text')
  message: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
