import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../../cards/index.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';

/** That a card was made from a team's template, and stays with the team when its owner leaves; or that it was brought. */
@Entity('organization_cards')
@Index('organization_cards_organization_id_idx', ['organizationId'])
@Index('organization_cards_template_id_idx', ['templateId'])
export class OrganizationCard {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'organization_cards_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'organization_cards_card_id_fkey' })
  card?: Card;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_cards_organization_id_fkey' })
  organization?: Organization;

  /** Null: the template is gone, and nothing of the card is locked any more. */
  @Column('uuid', { name: 'template_id', nullable: true })
  templateId: string | null;

  @ManyToOne(() => OrganizationTemplate, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'template_id', foreignKeyConstraintName: 'organization_cards_template_id_fkey' })
  template?: OrganizationTemplate;

  /** It was its owner's own before it came under the template, and is again once it is taken off. */
  @Column('boolean', { name: 'is_brought', default: false })
  isBrought: boolean;
}
