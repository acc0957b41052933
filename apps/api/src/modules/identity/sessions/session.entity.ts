import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sayDevice } from '../../../kernel/device.ts';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../../kernel/readers-language.ts';
import { User } from '../users/user.entity.ts';

/** One signed-in device. A token is worth nothing once its row has ended. */
@ObjectType({ implements: Node, description: 'One signed-in device of the viewer.' })
@Entity('sessions')
@Index('sessions_user_id_idx', ['userId'])
export class Session implements Node {
  @Field(() => ID, { description: 'Pass it to `endSession` to sign the device out.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user?: User;

  @Field(() => String, { description: 'Browser and system, as far as the user agent tells.' })
  @InReadersLanguage(sayDevice)
  @Column('text')
  device: string;

  @Field(() => DateTimeScalar, { description: 'When the device signed in.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'Exact to five minutes.' })
  @Column('timestamp with time zone', { name: 'last_seen_at', precision: 3, default: () => 'now()' })
  lastSeenAt: Date;

  /** When its person last showed who they are; signing in counts. */
  @Column('timestamp with time zone', { name: 'proved_at', precision: 3, default: () => 'now()' })
  provedAt: Date;

  /** Whether its person has shown a passkey or a code, and not their password alone. */
  @Column('boolean', { name: 'has_second_factor', default: false })
  hasSecondFactor: boolean;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column('timestamp with time zone', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;
}
