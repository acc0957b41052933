import type { ExchangeRules } from '@tessera/domain';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

/** What a card asks its visitors for. A card without a row asks for the usual details. */
@Entity('exchange_forms')
export class ExchangeFormRow {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'exchange_forms_pkey' })
  cardId: string;

  @OneToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'exchange_forms_card_id_fkey' })
  card?: Card;

  @Column('boolean', { name: 'is_on' })
  isOn: boolean;

  @Column('jsonb')
  rules: ExchangeRules;

  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
