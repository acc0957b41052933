import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';
import type { FileKind } from './file-content.ts';
import type { PictureKind } from './picture.ts';

/** A stored picture or file. One that was uploaded for a message is for its conversation; the others open to who has the key. */
@Entity('uploads')
@Index('uploads_owner_id_idx', ['ownerId'])
@Index('uploads_organization_id_idx', ['organizationId'])
@Index('uploads_payer_id_idx', ['payerId'])
@Index('uploads_checked_at_idx', ['checkedAt'])
export class Upload {
  /** 128 random bits in hex and an ending such as `.webp`: the name in the store and in the address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'uploads_pkey' })
  key: string;

  /** Whose account it goes with; null where it belongs to a group or a team. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'uploads_owner_id_fkey' })
  owner?: User;

  /** The team for which it was uploaded: it goes neither with an account nor with the team, but once nothing shows it. */
  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;

  @ManyToOne('Organization', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'uploads_organization_id_fkey' })
  organization?: object;

  /** Whose quota it counts in if it belongs to a group, a team or everyone: the owner of the group, team or card. */
  @Column('uuid', { name: 'payer_id', nullable: true })
  payerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'payer_id', foreignKeyConstraintName: 'uploads_payer_id_fkey' })
  payer?: User;

  @Column('text')
  kind: PictureKind | FileKind;

  /** Of a file: what its owner called it. */
  @Column('text', { name: 'file_name', default: '' })
  fileName: string;

  @Column('integer', { name: 'size_bytes' })
  sizeBytes: number;

  @Column('integer', { name: 'width_px', default: 0 })
  widthPx: number;

  @Column('integer', { name: 'height_px', default: 0 })
  heightPx: number;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** When it was last looked for in everything that can show it. */
  @Column('timestamp with time zone', { name: 'checked_at', precision: 3, default: () => 'now()' })
  checkedAt: Date;
}
