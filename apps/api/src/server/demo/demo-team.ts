import { AUDIT_DETAILS, type BrandKit, fillCardData, wearBrand } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Card } from '../../modules/cards/card.entity.ts';
import { recordShare } from '../../modules/shares/share.service.ts';
import { writeAudit } from '../../modules/teams/audit/audit.service.ts';
import { Organization } from '../../modules/teams/organizations/organization.entity.ts';
import { insertOrganization } from '../../modules/teams/organizations/organization.service.ts';
import { OrganizationMember } from '../../modules/teams/organizations/organization-member.entity.ts';
import { addMember } from '../../modules/teams/organizations/organization-members.service.ts';
import { insertFromTemplate } from '../../modules/teams/templates/organization-card.service.ts';
import { OrganizationTemplate } from '../../modules/teams/templates/organization-template.entity.ts';
import { DEMO_PLAN } from './demo-billing.ts';
import { fillTeamFigures } from './demo-figures.ts';
import type { DemoGroups } from './demo-groups.ts';

const NAME = 'Rao & Daughters';
const BRAND: BrandKit = {
  ...{ logoUrl: '', coverUrl: '' },
  colors: { primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' },
  fonts: { name: 'serif', text: 'sans' },
};
const TEMPLATE = {
  name: 'Studio card',
  data: fillCardData({
    type: 'business',
    theme: 'luxe',
    title: '',
    website: 'https://raodaughters.in',
    address: '14 Church Street, Bengaluru',
    tagline: 'Houses that keep cool without machines.',
    extra: { company: { companyName: 'Rao & Daughters Architects', category: 'Architecture' } },
  }),
  rules: {
    theme: 'LOCKED',
    website: 'LOCKED',
    tagline: 'LOCKED',
    'extra.company.companyName': 'LOCKED',
    role: 'REQUIRED',
  },
} as const;

/** The demo account's team of three, with a template and the cards of the other two, who sent them to the demo account. */
export async function fillTeam(tx: EntityManager, ownerId: string, people: DemoGroups['people']): Promise<void> {
  const { id: organizationId } = await insertOrganization(tx, ownerId, NAME);
  await writeAudit(tx, organizationId, { action: 'CREATED', subject: NAME, actorId: ownerId });
  await tx.update(OrganizationMember, { organizationId, userId: ownerId }, { label: 'Owner' });
  const others = {
    [people['Priya Nair']]: { label: 'Sales', role: 'Head of Client Relations', phone: '+919876543211' },
    [people['Ravi Menon']]: { label: 'Marketing', role: 'Exhibitions and Press', phone: '+919876543212' },
  };
  for (const [userId, { label }] of Object.entries(others)) {
    await addMember(tx, { organizationId, userId, role: 'MEMBER', label });
    await writeAudit(tx, organizationId, { action: 'JOINED', detail: AUDIT_DETAILS.byLink, actorId: userId });
  }
  await tx.update(Organization, { id: organizationId }, { brand: BRAND });
  await writeAudit(tx, organizationId, { action: 'BRAND_CHANGED', actorId: ownerId });
  const templateId = uuid();
  const template = { ...TEMPLATE, ...wearBrand(TEMPLATE, NAME, BRAND), hasBrand: true };
  await tx.insert(OrganizationTemplate, { ...template, id: templateId, organizationId });
  await writeAudit(tx, organizationId, { action: 'TEMPLATE_CREATED', subject: TEMPLATE.name, actorId: ownerId });
  const cards: Card[] = [];
  for (const [userId, { role, phone }] of Object.entries(others)) {
    const card = await insertFromTemplate(tx, { userId, plan: DEMO_PLAN }, templateId);
    const data = { ...card.data, role, phones: [{ label: 'mobile' as const, value: phone }] };
    await tx.update(Card, { id: card.id }, { visibility: 'UNLISTED', data });
    await recordShare(tx, card, { share: { mode: 'IN_APP', senderId: userId }, recipientIds: [ownerId] });
    cards.push(card);
  }
  await fillTeamFigures(tx, cards);
}
