import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Contact } from './contact.entity.ts';

/** That two contacts are not the same person, whatever they have in common. `oneId` is the smaller one. */
@Entity('contact_differences')
@Index('contact_differences_other_id_idx', ['otherId'])
export class ContactDifference {
  @PrimaryColumn('uuid', { name: 'one_id', primaryKeyConstraintName: 'contact_differences_pkey' })
  oneId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'one_id', foreignKeyConstraintName: 'contact_differences_one_id_fkey' })
  one?: Contact;

  @PrimaryColumn('uuid', { name: 'other_id', primaryKeyConstraintName: 'contact_differences_pkey' })
  otherId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'other_id', foreignKeyConstraintName: 'contact_differences_other_id_fkey' })
  other?: Contact;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
