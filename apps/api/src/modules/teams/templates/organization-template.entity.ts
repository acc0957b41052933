import type { CardData, TemplateRules } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { Organization } from '../organizations/organization.entity.ts';

/** What the cards of a team have in common. */
@ObjectType({ implements: Node, description: 'What the cards of a team have in common. Every member sees it.' })
@Entity('organization_templates')
@Index('organization_templates_organization_id_idx', ['organizationId'])
export class OrganizationTemplate implements Node {
  @Field(() => ID, { description: 'Pass it to `createCardFromTemplate` or `updateOrganizationTemplate`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'organization_templates_pkey' })
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_templates_organization_id_fkey' })
  organization?: Organization;

  @Field(() => String, { description: '1 to 80 characters; the title of new cards.' })
  @Column('text')
  name: string;

  @Column('jsonb')
  data: CardData;

  @Column('jsonb')
  rules: TemplateRules;

  @Field(() => Boolean, { description: 'Whether logo and look are those of the team’s brand kit, and follow it.' })
  @Column('boolean', { name: 'has_brand', default: false })
  hasBrand: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the template was last changed.' })
  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
