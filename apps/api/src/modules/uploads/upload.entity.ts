import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.ts';

/** A stored picture. Its key is unguessable and is all that a reader needs. */
@Entity('uploads')
@Index('uploads_owner_id_idx', ['ownerId'])
export class Upload {
  /** 128 random bits in hex + `.webp`: the name in the store and in the address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'uploads_pkey' })
  key: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'uploads_owner_id_fkey' })
  owner?: User;

  @Column('integer', { name: 'size_bytes' })
  sizeBytes: number;

  @Column('integer', { name: 'width_px', default: 0 })
  widthPx: number;

  @Column('integer', { name: 'height_px', default: 0 })
  heightPx: number;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
