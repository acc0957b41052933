import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The random key under which a day's visitors are hashed. It is destroyed when the day is over. */
@Entity('visitor_keys')
export class VisitorKey {
  /** UTC date. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visitor_keys_pkey' })
  day: string;

  @Column('bytea')
  key: Buffer;
}
