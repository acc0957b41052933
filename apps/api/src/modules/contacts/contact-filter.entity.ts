import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { User } from '../identity/index.ts';
import { type ContactSort, ContactSortEnum } from './contact.types.ts';

/** A filter of the address book that its owner has given a name: the schema's `ContactFilter`. */
@ObjectType('ContactFilter', {
  implements: Node,
  description: 'A filter of the address book that the viewer has given a name.',
})
@Entity('contact_filters')
@Index('contact_filters_owner_id_created_at_idx', ['ownerId', 'createdAt'])
export class ContactFilter implements Node {
  @Field(() => ID, { description: 'Pass it to `renameContactFilter` or `deleteContactFilter`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_filters_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_filters_owner_id_fkey' })
  owner?: User;

  @Field(() => String, { description: '1 to 40 characters.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: "'' for none." })
  @Column('text', { default: '' })
  query: string;

  @Field(() => String, { description: "'' for all." })
  @Column('text', { default: '' })
  tag: string;

  @Field(() => ContactSortEnum, { description: 'The order that the filter uses.' })
  @Column('text')
  sort: ContactSort;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
