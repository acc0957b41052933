import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A picture elsewhere that a card links to, and the server's copy of it, which is what people see. */
@Entity('picture_copies')
@Index('picture_copies_tried_at_idx', ['triedAt'])
export class PictureCopy {
  /** As it stands on cards. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'picture_copies_pkey' })
  url: string;

  /** `/uploads/{key}`; null while there is none. By this name uploads find that it is in use. */
  @Column('text', { name: 'copy_url', nullable: true })
  copyUrl: string | null;

  /** Why there is none, for people; '' when there is one. */
  @Column('text', { default: '' })
  problem: string;

  @Column('timestamp with time zone', { name: 'tried_at', precision: 3, default: () => 'now()' })
  triedAt: Date;
}
