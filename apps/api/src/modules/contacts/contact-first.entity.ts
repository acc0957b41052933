import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** That a person was once in somebody's address book. Outlives the contact, so that nobody is counted as new twice. */
@Entity('contact_firsts')
export class ContactFirst {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'contact_firsts_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_firsts_owner_id_fkey' })
  owner?: User;

  /** SHA-256 of the owner and the person's key: what was deleted is not kept by its address. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'contact_firsts_pkey' })
  person: Buffer;

  /** False for another address of somebody who was counted before. */
  @Column('boolean', { name: 'is_counted' })
  isCounted: boolean;

  @Column('timestamp with time zone', { name: 'first_at', precision: 3, default: () => 'now()' })
  firstAt: Date;
}
