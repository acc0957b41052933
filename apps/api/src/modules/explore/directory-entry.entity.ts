import type { CardPreview } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

/** A public card ready to be sent: exactly what everybody may see of it, one column a field of `DirectoryEntry`. */
@Entity('directory_entries')
@Index('directory_entries_owner_id_created_at_idx', ['ownerId', 'createdAt', 'cardId'])
export class DirectoryRow {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'directory_entries_pkey' })
  cardId: string;

  @OneToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'directory_entries_card_id_fkey' })
  card?: Card;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text', { name: 'owner_name' })
  ownerName: string;

  @Column('text', { name: 'owner_path' })
  ownerPath: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('text')
  badge: string;

  @Column('json')
  keywords: string[];

  @Column('text')
  theme: string;

  @Column('text')
  path: string;

  @Column('json')
  preview: CardPreview;

  @Column('boolean', { name: 'allow_contact_downloads', default: true })
  allowContactDownloads: boolean;
}
