import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody asked to be shown the product. Texts are '' where nothing was said. */
@Entity('demo_requests')
export class DemoRequestRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'demo_requests_pkey' })
  id: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text', { name: 'job_title' })
  jobTitle: string;

  @Column('text')
  website: string;

  @Column('text')
  employees: string;

  @Column('text')
  users: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
