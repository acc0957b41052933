import { AppError, allowsScope, type TokenScope } from '@tessera/domain';
import {
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context, Viewer } from '../../platform/context.ts';

/** What something is open to: every token, or those with a scope. */
type Rule = TokenScope | 'any';

/**
 * All that a token may ask for: `Type.field`, or `Type` for the fields of it that are not named by themselves. An
 * operation is a field of Query, Mutation or Subscription, so that what stands nowhere here is refused: passwords,
 * addresses, sessions, tokens and the deletion of accounts are not for programs, nor is what was added since.
 * Connections and edges follow the type of their nodes.
 */
const RULES: Readonly<Record<string, Rule>> = {
  ...open('any', 'Query.errorCodes Query.viewer Query.node Query.user Query.explore Query.publicCard'),
  ...open('any', 'Viewer.id Node User DirectoryEntry CategoryCount PageInfo Image Receipt'),
  // Parts of what was asked for: the field that leads to them has decided.
  ...open('any', 'CardData CardExtra CardSocials CompanyDetails PersonalDetails ExchangeRulesType'),
  ...open('any', 'MappedField ContactFieldOrigin ContactImportProblem MessageImage Reaction ReadMark ShareOpening'),

  ...open('cards:read', 'Query.card Query.cardByAddress Viewer.cards Card CardVersion ExchangeForm'),
  ...open('cards:write', 'Mutation.createCard Mutation.updateCard Mutation.deleteCard Mutation.restoreCardVersion'),
  ...open('cards:write', 'Mutation.setExchangeForm Mutation.uploadImage'),

  ...open('contacts:read', 'Query.contact Query.contacts Query.contactTags Query.contactViews Query.contactImport'),
  ...open('contacts:read', 'Query.duplicateContacts Query.openReminders Contact ContactActivity ContactDuplicates'),
  ...open('contacts:read', 'ContactExchange ContactImport ContactMergeResult ContactTag ContactView PastMerge'),
  ...open('contacts:read', 'Reminder SavedCard Download.contacts'),
  ...open('contacts:read', 'Query.connectors Connector ConnectorOffer ConnectorRecord ConnectorWithKey'),
  ...open(
    'contacts:write',
    'Mutation.createContact Mutation.updateContact Mutation.deleteContact Mutation.tagContacts',
  ),
  ...open('contacts:write', 'Mutation.mergeContacts Mutation.undoMerge Mutation.keepContactsApart'),
  ...open('contacts:write', 'Mutation.saveReceivedCard Mutation.checkContactImport Mutation.startContactImport'),
  ...open('contacts:write', 'Mutation.createReminder Mutation.updateReminder Mutation.deleteReminder'),
  ...open('contacts:write', 'Mutation.connectAutomation Mutation.rotateInboundKey Mutation.updateConnector'),
  ...open('contacts:write', 'Mutation.disconnectService Mutation.replayConnectorRecord'),
  ...open('contacts:write', 'Mutation.saveContactView Mutation.renameContactView Mutation.deleteContactView'),

  ...open('shares:read', 'Query.sentShares Query.receivedShares Query.people Share'),
  ...open('shares:write', 'Mutation.shareCard Mutation.shareCardToGroup Mutation.shareCardWithPeople'),
  ...open('shares:write', 'Mutation.revokeShare'),

  ...open('messages:read', 'Query.groups Query.group Query.groupInvitations Query.inbox Query.conversation'),
  ...open('messages:read', 'Query.blockedUsers Subscription.messageAdded Subscription.messageChanged'),
  ...open('messages:read', 'Subscription.groupChanged Subscription.memberChanged Subscription.presenceChanged'),
  ...open('messages:read', 'Subscription.inboxChanged Conversation Group GroupInvitation GroupMember InboxChange'),
  ...open('messages:read', 'MemberChange Message MessageCard MessageQuote Presence AddMemberPayload'),
  ...open('messages:read', 'AddMembersPayload'),
  ...open('messages:write', 'Mutation.sendMessage Mutation.editMessage Mutation.deleteMessage Mutation.setReaction'),
  ...open('messages:write', 'Mutation.setTyping Mutation.markRead Mutation.openDirect Mutation.createGroup'),
  ...open('messages:write', 'Mutation.updateGroup Mutation.setGroupPhoto Mutation.removeGroupPhoto'),
  ...open('messages:write', 'Mutation.addGroupMemberByPhone Mutation.addGroupMembers Mutation.removeGroupMember'),
  ...open('messages:write', 'Mutation.joinGroup Mutation.leaveGroup Mutation.acceptGroupInvitation'),
  ...open('messages:write', 'Mutation.declineGroupInvitation Mutation.changeJoinCode Mutation.setJoinCodeExpiry'),

  ...open('analytics:read', 'Query.analyticsOverview Query.analyticsReport Subscription.activityAdded Activity'),
  ...open('analytics:read', 'AnalyticsOverview AnalyticsReport AnalyticsPeriod AnalyticsTotals AnalyticsCampaign'),
  ...open('analytics:read', 'AnalyticsChannel AnalyticsCountry AnalyticsFunnel AnalyticsLink Download.analytics'),

  ...open('webhooks:read', 'Query.webhooks Query.webhook Webhook WebhookDelivery WebhookAttempt WebhookWithSecret'),
  ...open('webhooks:write', 'Mutation.createWebhook Mutation.updateWebhook Mutation.deleteWebhook'),
  ...open('webhooks:write', 'Mutation.rotateWebhookSecret Mutation.testWebhook Mutation.resendWebhookDelivery'),

  ...open('profile:read', 'Viewer'),
  ...open('profile:write', 'Mutation.updateViewer'),
};

function open(rule: Rule, names: string): Record<string, Rule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}

/** The names that the rules know, for the test that none of them is misspelt. */
export const RULED_NAMES: readonly string[] = Object.keys(RULES);

interface Needed {
  scopes: TokenScope[];
  /** The first thing that is open to no token. */
  closed: string | null;
}

const known = new WeakMap<DocumentNode, Map<string, Needed>>();

/** FORBIDDEN, with the scopes that are missing in `scopes`, for an operation that the viewer's token does not allow. */
export function assertTokenAllows({ schema, document, operationName, contextValue }: ExecutionArgs): void {
  const { viewer } = contextValue as Context;
  if (!viewer?.token) return;
  const needed = neededBy(schema, document, operationName ?? '');
  if (needed.closed) throw new AppError('FORBIDDEN', `Tokens can’t be used for ${needed.closed}.`);
  assertScopes(viewer, needed.scopes);
}

/** FORBIDDEN for a download that the viewer's token does not allow. */
export function assertTokenMayLoad(viewer: Viewer, name: 'contacts' | 'analytics' | 'account'): void {
  if (!viewer.token) return;
  const rule = RULES[`Download.${name}`];
  if (!rule) throw new AppError('FORBIDDEN', 'Tokens can’t be used for this download.');
  assertScopes(viewer, rule === 'any' ? [] : [rule]);
}

function assertScopes({ token }: Viewer, scopes: readonly TokenScope[]): void {
  const missing = scopes.filter((scope) => !allowsScope(token?.scopes ?? [], scope));
  if (missing.length === 0) return;
  throw new AppError('FORBIDDEN', `This token lacks ${missing.join(' and ')}.`, undefined, { scopes: missing });
}

/** The scopes that an operation of a valid document needs. */
function neededBy(schema: GraphQLSchema, document: DocumentNode, operationName: string): Needed {
  const ofDocument = known.get(document) ?? new Map<string, Needed>();
  known.set(document, ofDocument);
  const found = ofDocument.get(operationName) ?? readNeeded(schema, document, operationName);
  ofDocument.set(operationName, found);
  return found;
}

function readNeeded(schema: GraphQLSchema, document: DocumentNode, operationName: string): Needed {
  const separated = separateOperations(document);
  const operation = separated[operationName] ?? Object.values(separated)[0] ?? document;
  const scopes = new Set<TokenScope>();
  let closed: string | null = null;
  const types = new TypeInfo(schema);
  visit(
    operation,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const type = types.getParentType()?.name ?? '';
        const rule = ruleOf(type, name.value);
        if (!rule) closed ??= `${type}.${name.value}`;
        else if (rule !== 'any') scopes.add(rule);
      },
    }),
  );
  return { scopes: [...scopes], closed };
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

function ruleOf(type: string, field: string): Rule | undefined {
  // Introspection: the contract is open to everybody.
  if (type.startsWith('__') || (ROOTS.has(type) && field.startsWith('__'))) return 'any';
  if (ROOTS.has(type)) return RULES[`${type}.${field}`];
  return RULES[`${type}.${field}`] ?? RULES[type] ?? RULES[nodeTypeOf(type)];
}

/** 'CardConnection' and 'CardEdge' → 'Card'; of the directory's, whose nodes are entries, 'DirectoryEntry'. */
function nodeTypeOf(type: string): string {
  const name = type.replace(/(?:Connection|Edge)$/, '');
  return name === 'Directory' ? 'DirectoryEntry' : name;
}
