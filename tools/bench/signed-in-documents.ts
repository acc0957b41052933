import { readFileSync } from 'node:fs';

const readFragment = (name: string) =>
  readFileSync(new URL(`../../fragments/${name}.graphql`, import.meta.url), 'utf8');

/** What the dashboard selects of a card: `StoredCard` of its local store. */
const STORED_CARD = `
  fragment StoredCard on Card { id version visibility createdAt updatedAt path data { ...CardContent } }
  ${readFragment('card-content')} ${readFragment('design')}`;

/** The dashboard reads its cards as a list; one alone is read with the same fields and its owner, as REST reads it. */
export const CARD = `query Card($id: ID!) { card(id: $id) { ...StoredCard owner { id name } } } ${STORED_CARD}`;

/** My Cards: `StoredCards`, whose page has 50 in the dashboard. */
export const CARDS = `query StoredCards($first: Int!, $after: String) {
  viewer { id cards(first: $first, after: $after) { edges { node { ...StoredCard } } pageInfo { hasNextPage endCursor } } }
} ${STORED_CARD}`;

/** The builder: `UpdateStoredCard`. */
export const SAVE_CARD = `mutation UpdateStoredCard($input: UpdateCardInput!) {
  updateCard(input: $input) { card { ...StoredCard } }
} ${STORED_CARD}`;

/** Contacts, as the dashboard sends it. */
export const CONTACTS = `query Contacts($query: String!, $tag: String, $sort: ContactSort!, $first: Int!, $after: String) {
  contacts(query: $query, tag: $tag, orderBy: $sort, first: $first, after: $after) {
    edges { node { ...ContactLine } } pageInfo { hasNextPage endCursor } totalCount
  }
}
fragment ContactLine on Contact { id name company role email phone tags lastActivityAt }`;

/** Chat: `Inbox`, as the dashboard sends it. */
export const INBOX = `query Inbox($kind: ConversationKind, $after: String) {
  inbox(kind: $kind, first: 50, after: $after) {
    totalCount edges { node { ...InboxRow } } pageInfo { hasNextPage endCursor }
  }
}
fragment InboxRow on Conversation {
  id kind title photoUrl lastActivityAt unreadCount
  lastMessage { id text deletedAt sender { id name } hasCard card { id title } image { url } }
}`;

/** Analytics, as the dashboard sends it. */
export const OVERVIEW = `query AnalyticsOverview($timeZone: String) {
  analyticsOverview(timeZone: $timeZone) {
    totals { totalViews totalShares newConnections engagementScore }
    dates trend sharesTrend conversionTrend filteredViews recentActivity { id ...ActivityLine }
  }
}
fragment ActivityLine on Activity { id kind message createdAt }`;

/** With the fields of `POST /api/auth/login`, by which the dashboard signs in. */
export const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { message token viewer { id fullName email phone about avatarUrl handle } }
}`;
