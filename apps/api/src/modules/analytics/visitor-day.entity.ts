import type { Channel } from '@tessera/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What one visitor of one card has done on one UTC day, so that a second tap does not count as a second visitor. It
 * names neither the card nor the person, and goes some days after the key that it was hashed under.
 */
@Entity('visitor_days')
export class VisitorDay {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'visitor_days_pkey' })
  visitor: Buffer;

  /** Grows with each change: a process that has read an older one begins anew. */
  @Column('integer')
  version: number;

  /** How far it came, as the domain's `deedLevel` says. */
  @Column('smallint')
  level: number;

  /** Bits for what counts once a day: one for the contact file and one for each target of a tap. */
  @Column('integer', { default: 0 })
  deeds: number;

  /** A robot, or a visitor beyond the number that one network can have. */
  @Column('boolean', { name: 'is_filtered', default: false })
  isFiltered: boolean;

  @Column('timestamp with time zone', { name: 'first_at', precision: 3 })
  firstAt: Date;

  @Column('timestamp with time zone', { name: 'last_view_at', precision: 3, nullable: true })
  lastViewAt: Date | null;

  /** Of its first event. */
  @Column('text', { nullable: true })
  channel: Channel | null;

  /** Of its first event, as in `CardFigurePart`. */
  @Column('text', { nullable: true })
  campaign: string | null;
}
