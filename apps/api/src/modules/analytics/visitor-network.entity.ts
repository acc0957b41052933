import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of visitors of a card from one network in an hour. Names neither, and is deleted with the visitors' days. */
@Entity('visitor_networks')
export class VisitorNetwork {
  /** Hashed with the card under the day's key. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'visitor_networks_pkey' })
  network: Buffer;

  /** When the hour began. */
  @PrimaryColumn('timestamp with time zone', { precision: 3, primaryKeyConstraintName: 'visitor_networks_pkey' })
  hour: Date;

  @Column('integer')
  visitors: number;
}
