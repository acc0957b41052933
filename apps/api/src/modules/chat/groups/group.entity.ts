import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';
import { User } from '../../identity/index.ts';

/** People who share cards and talk. A room of the share dialog is the same thing. */
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A group, as its members see it.' })
@Entity('groups')
@Unique('groups_join_code_key', ['joinCode'])
@Index('groups_owner_id_idx', ['ownerId'])
export class Group implements Node {
  /** The group's conversation has the same id; deleting that deletes the group. */
  @ViewerIndependent()
  @Field(() => ID, {
    description: 'Also the id of its conversation. Pass it to `messageAdded` to follow the messages.',
  })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'groups_pkey' })
  @ForeignKey('Conversation', { name: 'groups_id_fkey', onDelete: 'CASCADE' })
  id: string;

  @ViewerIndependent()
  @Field(() => String, { description: '1 to 80 characters.' })
  @Column('text')
  name: string;

  @ViewerIndependent()
  @Field(() => String, { description: "At most 500 characters; '' when there is none." })
  @Column('text', { default: '' })
  description: string;

  @ViewerIndependent()
  @Field(() => UrlScalar, { nullable: true, description: 'Path of a square picture on this site.' })
  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl: string | null;

  @ViewerIndependent()
  @Field(() => ID, { description: 'The id of the person who owns the group.' })
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** No cascade: a group outlives its owner's account, and is handed over first. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'groups_owner_id_fkey' })
  owner?: User;

  @Field(() => String, { description: 'By which others join; ten characters without look-alikes.' })
  @Column('text', { name: 'join_code' })
  joinCode: string;

  @ViewerIndependent()
  @Field(() => DateTimeScalar, { nullable: true, description: 'From then on the code lets nobody in.' })
  @Column('timestamp with time zone', { name: 'join_code_expires_at', precision: 3, nullable: true })
  joinCodeExpiresAt: Date | null;

  @ViewerIndependent()
  @Field(() => DateTimeScalar, { description: 'When the group was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const GroupConnection = defineConnection(Group);
