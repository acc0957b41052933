import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Session, User } from '../identity/index.ts';

/** A browser that shows the person's notifications; it goes with the session that turned them on. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint_key', ['endpoint'])
@Index('push_subscriptions_owner_id_idx', ['ownerId'])
@Index('push_subscriptions_session_id_idx', ['sessionId'])
export class PushSubscription {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'push_subscriptions_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'push_subscriptions_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'push_subscriptions_session_id_fkey' })
  session?: Session;

  /** Where its push service takes messages; who knows it can send there, with our key. */
  @Column('text')
  endpoint: string;

  /** The browser's public key (RFC 8291), base64url. */
  @Column('text')
  p256dh: string;

  /** What both sides keep secret (RFC 8291), base64url. */
  @Column('text')
  auth: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
