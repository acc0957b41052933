import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';
import { Share } from './share.entity.ts';

/** Who opened what was shared, and when first. Only people who were signed in are known by name. */
@Entity('share_opens')
@Index('share_opens_user_id_idx', ['userId'])
export class ShareOpen {
  @PrimaryColumn('uuid', { name: 'share_id', primaryKeyConstraintName: 'share_opens_pkey' })
  shareId: string;

  @ManyToOne(() => Share, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'share_opens_share_id_fkey' })
  share?: Share;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'share_opens_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'share_opens_user_id_fkey' })
  user?: User;

  @Column('timestamp with time zone', { name: 'opened_at', precision: 3, default: () => 'now()' })
  openedAt: Date;
}
