import type { CardDesign, CardTheme, TemplateTag } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Organization } from '../organizations/organization.entity.ts';

/** A look that a team has published to its own part of the marketplace. It stays when whoever made it leaves. */
@Entity('organization_designs')
@Index('organization_designs_organization_id_created_at_idx', ['organizationId', 'createdAt'])
export class OrganizationDesign {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'organization_designs_pkey' })
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_designs_organization_id_fkey' })
  organization?: Organization;

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
