import type { CardDesign, CardTheme, TemplateTag } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** A look that somebody keeps for their cards. The product's own templates are in the domain's catalogue. */
@Entity('templates')
@Index('templates_owner_id_created_at_idx', ['ownerId', 'createdAt'])
export class TemplateRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'templates_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'templates_owner_id_fkey' })
  owner?: User;

  @Column('text')
  name: string;

  @Column('text')
  tag: TemplateTag;

  @Column('text')
  theme: CardTheme;

  @Column('jsonb', { nullable: true })
  design: CardDesign | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
