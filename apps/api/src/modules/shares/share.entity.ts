import type { ShareMode } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { Card } from '../cards/index.ts';
import { User } from '../identity/index.ts';
import { ShareModeEnum } from './share.types.ts';

@ObjectType({ implements: Node, description: 'One deliberate act of sharing a card.' })
@Entity('shares')
@Unique('shares_mark_key', ['mark'])
@Unique('shares_token_hash_key', ['tokenHash'])
@Index('shares_card_id_idx', ['cardId'])
@Index('shares_group_id_idx', ['groupId'])
@Index('shares_sender_id_created_at_idx', ['senderId', 'createdAt'])
export class Share implements Node {
  @Field(() => ID, { description: 'Pass it to `revokeShare` to end the share.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'shares_pkey' })
  id: string;

  @Field(() => String, {
    description: 'The `s` of the shared address: six characters, by which its views are told apart.',
  })
  @Column('text')
  mark: string;

  @Field(() => ID, { description: 'The id of the shared card. It stays after `card` is null.' })
  @Column('uuid', { name: 'card_id' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'shares_card_id_fkey' })
  card?: Card;

  @Column('uuid', { name: 'sender_id' })
  senderId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sender_id', foreignKeyConstraintName: 'shares_sender_id_fkey' })
  sender?: User;

  @Field(() => ShareModeEnum, { description: 'How the card was handed over.' })
  @Column('text')
  mode: ShareMode;

  /** With GROUP, while the group is there. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId: string | null;

  @ManyToOne('Group', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'shares_group_id_fkey' })
  groupRelation?: object;

  /** SHA-256 of the token that opens a private card. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** The token itself, only in the answer to the act of sharing. */
  token?: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From then on it opens nothing any more.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the sender ended the share; null while it works.' })
  @Column('timestamp with time zone', { name: 'revoked_at', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the card was shared.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const ShareConnection = defineConnection(Share);
