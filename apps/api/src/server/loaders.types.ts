import type { GroupRole } from '@tessera/domain';
import type DataLoader from 'dataloader';
import type { CardTotals } from '../modules/analytics/analytics.types.ts';
import type { Card } from '../modules/cards/card.entity.ts';
import type { Group } from '../modules/chat/groups/group.entity.ts';
import type { GroupFacts } from '../modules/chat/groups/group-facts.service.ts';
import type { Contact } from '../modules/contacts/contact.entity.ts';
import type { DealPayment } from '../modules/deals/payments/deal-payment.entity.ts';
import type { ListingRow } from '../modules/explore/listing.entity.ts';
import type { ShownContact } from '../modules/identity/users/shown-contact.ts';
import type { User } from '../modules/identity/users/user.entity.ts';
import type { NotificationSubject } from '../modules/notifications/notification-subject.ts';
import type { OrganizationTemplate } from '../modules/teams/templates/organization-template.entity.ts';

/** Batches look-ups of one request. Rows that are gone come back as null. */
export interface Loaders {
  user: DataLoader<string, User | null>;
  /** By the person's id: what their public cards show. */
  shownContact: DataLoader<string, ShownContact>;
  card: DataLoader<string, Card | null>;
  /** By the card's id: its stored listings. */
  listings: DataLoader<string, ListingRow[]>;
  /** By the card's id. */
  cardTotals: DataLoader<string, CardTotals>;
  /** By `{viewer's id} {card's id}`; null for a card that they did not save. */
  savedContactId: DataLoader<string, string | null>;
  /** By the id of a contact, also of one that was merged into another: what the owner sees of it. */
  keptContact: DataLoader<string, Contact | null>;
  /** By `{person's id} {conversation's id}`. */
  isMuted: DataLoader<string, boolean>;
  /** By the notification's id. */
  notificationSubject: DataLoader<string, NotificationSubject | null>;
  group: DataLoader<string, Group | null>;
  groupFacts: DataLoader<string, GroupFacts>;
  /** By `roleKey(groupId, userId)`; null for who is not in it. */
  groupRole: DataLoader<string, GroupRole | null>;
  /** By the contact's id. */
  isOrganizationContact: DataLoader<string, boolean>;
  /** By the person's id: whether they have one of the seats that are paid for their team. */
  hasSeat: DataLoader<string, boolean>;
  /** By the deal's id: its latest payment; null for a deal without a link. */
  dealPayment: DataLoader<string, DealPayment | null>;
  /** By the card's id; null for a card that follows no template of a team. */
  templateOfCard: DataLoader<string, OrganizationTemplate | null>;
}
