import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** How many deals somebody opened in a calendar month (UTC). Deleting one gives no room back. */
@Entity('deal_months')
export class DealMonth {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'deal_months_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'deal_months_owner_id_fkey' })
  owner?: User;

  /** Its first day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'deal_months_pkey' })
  month: string;

  @Column('integer', { name: 'opened_count' })
  openedCount: number;
}
