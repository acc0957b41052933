import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';
import { Share } from './share.entity.ts';

/** To whom a card was shared in the app. */
@Entity('share_recipients')
@Index('share_recipients_user_id_idx', ['userId'])
export class ShareRecipient {
  @PrimaryColumn('uuid', { name: 'share_id', primaryKeyConstraintName: 'share_recipients_pkey' })
  shareId: string;

  @ManyToOne(() => Share, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'share_recipients_share_id_fkey' })
  share?: Share;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'share_recipients_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'share_recipients_user_id_fkey' })
  user?: User;
}
