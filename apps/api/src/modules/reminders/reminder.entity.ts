import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { Contact } from '../contacts/index.ts';
import { User } from '../identity/index.ts';

/** That somebody wants to get in touch with a contact again. */
@ObjectType({ implements: Node, description: 'That the viewer wants to get in touch with a contact again.' })
@Entity('contact_reminders')
@Index('contact_reminders_owner_id_due_at_idx', ['ownerId', 'dueAt'], { where: 'done_at IS NULL' })
@Index('contact_reminders_contact_id_idx', ['contactId'])
export class Reminder implements Node {
  @Field(() => ID, { description: 'Pass it to `updateReminder` or `deleteReminder`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_reminders_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_reminders_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'contact_id' })
  contactId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'contact_reminders_contact_id_fkey' })
  contactRelation?: Contact;

  @Field(() => DateTimeScalar, { description: 'When the viewer is reminded.' })
  @Column('timestamp with time zone', { name: 'due_at', precision: 3 })
  dueAt: Date;

  @Field(() => String, { description: 'At most 500 characters.' })
  @Column('text', { default: '' })
  note: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until it is done.' })
  @Column('timestamp with time zone', { name: 'done_at', precision: 3, nullable: true })
  doneAt: Date | null;

  /** When the mail about the present time of it was written. */
  @Column('timestamp with time zone', { name: 'mailed_at', precision: 3, nullable: true })
  mailedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const ReminderConnection = defineConnection(Reminder);
