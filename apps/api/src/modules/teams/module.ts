import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { type Card, Cards } from '../cards/index.ts';
import { furtherPeopleWhoKnow } from '../chat/index.ts';
import { offeredTemplates } from '../templates/index.ts';
import { selectTeammates as selectTeammatesOfOwner, selectTeams as selectTeamsOfOwners } from '../uploads/index.ts';
import { AuditEntryResolver, OrganizationAuditResolver } from './audit/audit.resolver.ts';
import { forgetInAudit } from './audit/audit.service.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { findAuditEntry } from './audit/audit-list.service.ts';
import { OrganizationBrandResolver } from './brand/organization-brand.resolver.ts';
import { Organization } from './organizations/organization.entity.ts';
import { OrganizationResolver } from './organizations/organization.resolver.ts';
import { findOrganization } from './organizations/organization.service.ts';
import { OrganizationContact } from './organizations/organization-contact.entity.ts';
import { findMarked } from './organizations/organization-contacts.service.ts';
import { OrganizationInvitation } from './organizations/organization-invitation.entity.ts';
import { findInvitation, sweepOrganizationInvitations } from './organizations/organization-invitation.service.ts';
import { OrganizationMember } from './organizations/organization-member.entity.ts';
import {
  OrganizationContactResolver,
  OrganizationMembershipResolver,
} from './organizations/organization-membership.resolver.ts';
import { OrganizationRemoval } from './organizations/organization-removal.entity.ts';
import { selectTeammates, selectTeams } from './organizations/organization-sql.ts';
import { lockOwnOrganization, transferOwnership } from './organizations/organization-transfer.service.ts';
import { TemplateContacts1796100000001 } from './templates/1796100000001-template-contacts.ts';
import { assertFollowsTemplate, loadTemplates, withTemplate } from './templates/card-template.service.ts';
import { MemberCardResolver } from './templates/member-card.resolver.ts';
import { loadMemberCards } from './templates/member-card.service.ts';
import { OrganizationCard } from './templates/organization-card.entity.ts';
import { OrganizationDesign } from './templates/organization-design.entity.ts';
import { OrganizationDesignResolver } from './templates/organization-design.resolver.ts';
import { listDesigns } from './templates/organization-design.service.ts';
import { OrganizationTemplate } from './templates/organization-template.entity.ts';
import {
  CardTemplateResolver,
  OrganizationTemplateResolver,
  OrganizationTemplatesResolver,
  TemplateCardResolver,
} from './templates/organization-template.resolver.ts';
import { findTemplate } from './templates/organization-template.service.ts';

const limits = {
  /** Mails by which somebody asks people into a team. */
  invitationByViewer: { points: 60, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the contact's id. */
    isOrganizationContact: DataLoader<string, boolean>;
    /** By `{team's id} {person's id}`; null without a card that others may open. */
    memberCard: DataLoader<string, Card | null>;
    /** By the card's id; null for a card that follows no template of a team. */
    templateOfCard: DataLoader<string, OrganizationTemplate | null>;
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'organization.joined': { organizationId: string; userId: string };
  }
}

export const teams = defineModule({
  name: 'teams',
  limits,
  migrations: [TemplateContacts1796100000001],
  entities: [
    OrganizationDesign,
    Organization,
    OrganizationMember,
    OrganizationRemoval,
    OrganizationInvitation,
    OrganizationContact,
    AuditEntry,
    OrganizationTemplate,
    OrganizationCard,
  ],
  answers: [
    selectTeammatesOfOwner.answeredBy(selectTeammates),
    selectTeamsOfOwners.answeredBy(selectTeams),
    furtherPeopleWhoKnow.extendedBy(selectTeammates),
    Cards.assertAllowed.answeredBy(assertFollowsTemplate),
    Cards.adaptData.answeredBy(withTemplate),
    offeredTemplates.extendedBy(listDesigns),
  ],
  resolvers: [
    OrganizationDesignResolver,
    OrganizationResolver,
    OrganizationMembershipResolver,
    OrganizationContactResolver,
    OrganizationTemplateResolver,
    OrganizationTemplatesResolver,
    TemplateCardResolver,
    MemberCardResolver,
    OrganizationBrandResolver,
    CardTemplateResolver,
    OrganizationAuditResolver,
    AuditEntryResolver,
  ],
  loaders: {
    isOrganizationContact: (db) => new DataLoader((ids) => findMarked(db, ids)),
    memberCard: (db) => new DataLoader((keys) => loadMemberCards(db, keys)),
    templateOfCard: (db) => new DataLoader((ids) => loadTemplates(db, ids)),
  },
  sweeps: [sweepOrganizationInvitations],
  nodesOfViewer: {
    Organization: { entity: Organization, find: findOrganization },
    OrganizationInvitation: { entity: OrganizationInvitation, find: findInvitation },
    OrganizationTemplate: { entity: OrganizationTemplate, find: findTemplate },
    AuditEntry: { entity: AuditEntry, find: findAuditEntry },
  },
  onAccountEnd: {
    lock: lockOwnOrganization,
    async end(tx, { user, locked }) {
      await transferOwnership(tx, user.id, locked as string | null);
      await forgetInAudit(tx, user.email);
    },
  },
  tokens: {
    'team:read': `
      Query.organization Organization OrganizationMember OrganizationInvitation OrganizationTemplate
      OrganizationTemplateField AuditEntry OrganizationBrand OrganizationBrandColors OrganizationBrandFonts
      Query.organizationTemplateCards Query.organizationTemplateEffect OrganizationTemplateCard
      OrganizationTemplateEffect OrganizationTemplateChange Download.team
    `,
    // `joinUrl`: everybody who has the link comes in.
    'team:write': `
      Organization.joinUrl Mutation.changeOrganizationLink Mutation.removeOrganizationLink Mutation.createOrganization
      Mutation.updateOrganization Mutation.inviteToOrganization Mutation.withdrawOrganizationInvitation
      Mutation.removeOrganizationMember Mutation.createOrganizationTemplate Mutation.updateOrganizationTemplate
      Mutation.deleteOrganizationTemplate Mutation.setOrganizationBrand Mutation.uploadOrganizationPicture
      Mutation.publishTemplate Mutation.withdrawTemplate
    `,
    'cards:write': 'Mutation.createCardFromTemplate Mutation.putCardUnderTemplate Mutation.takeCardOffTemplate',
    'contacts:write': 'Mutation.markOrganizationContacts',
    // Who has which rights over others.
    none: `
      Mutation.deleteOrganization Mutation.transferOrganization Mutation.setOrganizationSecondFactor
      Mutation.updateOrganizationMember Mutation.joinOrganization Mutation.leaveOrganization Query.organizationByToken
    `,
  },
});
