import type { ContactFields, ContactPoint, ContactSource, Provenance } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { User } from '../identity/index.ts';
import { ContactEmail, ContactPhone, ContactSourceEnum } from './contact.types.ts';
import { ContactMerge } from './contact-merge.entity.ts';

/** A record of somebody in their owner's address book; nobody else ever sees it. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Somebody in the viewer’s address book, seen by nobody else.',
})
@Entity('contacts')
@Index('contacts_owner_id_changed_at_idx', ['ownerId', 'changedAt'])
@Index('contacts_owner_id_name_key_idx', ['ownerId', 'nameKey', 'id'])
@Index('contacts_owner_id_company_key_idx', ['ownerId', 'companyKey', 'nameKey', 'id'])
@Index('contacts_owner_id_last_activity_at_idx', ['ownerId', 'lastActivityAt', 'id'])
@Index('contacts_owner_id_updated_at_idx', ['ownerId', 'updatedAt', 'id'])
@Index('contacts_owner_id_email_idx', ['ownerId', 'email'])
@Index('contacts_owner_id_phone_idx', ['ownerId', 'phone'])
@Index('contacts_user_id_idx', ['userId'])
@Index('contacts_merge_id_idx', ['mergeId'])
// The migration creates it: TypeORM can't declare a GIN index.
@Index('contacts_match_keys_idx', { synchronize: false })
export class Contact implements Node, ContactFields {
  @Field(() => ID, {
    description: 'Pass it to `updateContact`, or as `contactId` to `createDeal` and `createReminder`.',
  })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contacts_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contacts_owner_id_fkey' })
  owner?: User;

  @Field(() => ContactSourceEnum, { description: 'How the contact came in first. `origins` says it for each field.' })
  @Column('text')
  source: ContactSource;

  @Field(() => String, { description: "Like every text here '' when there is none." })
  @Column('text', { default: '' })
  name: string;

  @Field(() => String, { description: "The company they work for; '' when there is none." })
  @Column('text', { default: '' })
  company: string;

  @Field(() => String, { description: "Their job title; '' when there is none." })
  @Column('text', { default: '' })
  role: string;

  @Field(() => EmailScalar, { description: "The first of `emails`; '' when there is none." })
  @Column('citext', { default: '' })
  email: string;

  @Field(() => PhoneNumberScalar, {
    description: 'The first of `phones`: E.164, followed by an extension such as `;ext=218` if there is one.',
  })
  @Column('text', { default: '' })
  phone: string;

  @Field(() => [ContactEmail], { description: 'All their email addresses, at most 10.' })
  @Column('jsonb', { default: [] })
  emails: ContactPoint[];

  @Field(() => [ContactPhone], { description: 'All their phone numbers, at most 10.' })
  @Column('jsonb', { default: [] })
  phones: ContactPoint[];

  @Field(() => UrlScalar, { description: 'An http or https address.' })
  @Column('text', { default: '' })
  website: string;

  @Field(() => String, { description: 'With line breaks; at most 4,000 characters.' })
  @Column('text', { default: '' })
  note: string;

  @Field(() => String, { description: 'Where they met.' })
  @Column('text', { default: '' })
  event: string;

  @Field(() => [String], { description: 'At most 20.' })
  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the viewer met them; null when not said.' })
  @Column('timestamp with time zone', { name: 'met_at', precision: 3, nullable: true })
  metAt: Date | null;

  /** Of the person, where they have an account that is known. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'contacts_user_id_fkey' })
  userRelation?: User;

  /** The merge by which it became a part of another contact; it is not seen while there is one. */
  @Column('uuid', { name: 'merge_id', nullable: true })
  mergeId: string | null;

  @ManyToOne(() => ContactMerge, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'merge_id', foreignKeyConstraintName: 'contacts_merge_id_fkey' })
  merge?: Relation<ContactMerge>;

  @Column('jsonb')
  provenance: Provenance;

  @Column('text', { name: 'name_key' })
  nameKey: string;

  @Column('text', { name: 'company_key' })
  companyKey: string;

  @Column('text')
  search: string;

  /** `matchKeys` of the domain: the keys that contacts of one person share. */
  @Column('text', { name: 'match_keys', array: true, default: '{}' })
  matchKeys: string[];

  @Field(() => DateTimeScalar, {
    description: 'When it was last written, or a card was last exchanged with the person or opened by them.',
  })
  @Column('timestamp with time zone', { name: 'last_activity_at', precision: 3, default: () => 'now()' })
  lastActivityAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the contact came into the address book.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When a field, the note or a tag was last changed.' })
  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;

  /** When the row last changed; a trigger sets it. Only used in conditions, never read. */
  @Column('timestamp with time zone', { name: 'changed_at', default: () => 'clock_timestamp()', select: false })
  changedAt?: Date;
}

export const ContactConnection = defineConnection(Contact);
