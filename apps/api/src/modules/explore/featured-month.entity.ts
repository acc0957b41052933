import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** How many listings somebody featured in a calendar month (UTC). Removing one gives no room back. */
@Entity('featured_months')
export class FeaturedMonth {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'featured_months_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'featured_months_owner_id_fkey' })
  owner?: User;

  /** Its first day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'featured_months_pkey' })
  month: string;

  @Column('integer', { name: 'featured_count' })
  featuredCount: number;
}
