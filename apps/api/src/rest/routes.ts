import {
  RestCancelAccountDeletionDocument,
  RestCardByIdDocument,
  RestCardsDocument,
  RestConfirmAccountDeletionDocument,
  RestConfirmEmailDocument,
  RestCreateCardDocument,
  RestDeleteCardDocument,
  RestOverviewDocument,
  RestRecordCardEventDocument,
  RestRegisterDocument,
  RestRequestAccountDeletionDocument,
  RestRequestDemoDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestRevokeShareDocument,
  RestRoomsDocument,
  RestSendContactRequestDocument,
  RestShareCardDocument,
  RestShareCardToGroupDocument,
  RestShareCardWithPeopleDocument,
  RestSharesDocument,
  RestSignInDocument,
  RestSignOutDocument,
  RestUpdateCardDocument,
  RestUpdateViewerDocument,
  RestUploadImageDocument,
  RestViewerQueryDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { capitals, cardData, defined, nextCursor, restCard, restShare, restUser } from './shapes.ts';

const PER_PAGE = 100;

const accounts: Row[] = [
  row({
    method: 'post',
    path: '/api/auth/register',
    operation: RestRegisterDocument,
    variables: ({ body: { fullName, email, password } }) => ({ input: { fullName, email, password } }),
    status: 201,
    body: ({ register: { message, token, viewer } }) => ({ message, token, user: restUser(viewer) }),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    operation: RestSignInDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    body: ({ signIn: { message, token, viewer } }) => ({ message, token, user: restUser(viewer) }),
  }),
  row({ method: 'post', path: '/api/auth/logout', operation: RestSignOutDocument, status: 204 }),
  row({
    method: 'get',
    path: '/api/users/me',
    operation: RestViewerQueryDocument,
    body: ({ viewer }) => ({ ...restUser(viewer), user: restUser(viewer) }),
  }),
  row({
    method: 'patch',
    path: '/api/users/me',
    operation: RestUpdateViewerDocument,
    variables: ({ body: { name, fullName = name, bio, about = bio, phone } }) => ({
      input: defined({ fullName, about, phone }),
    }),
    body: ({ updateViewer }) => ({ ...restUser(updateViewer), user: restUser(updateViewer) }),
  }),
  row({
    method: 'post',
    path: '/api/users/me/avatar',
    operation: RestUploadImageDocument,
    variables: ({ form }) => ({ input: { file: form.files.avatar, kind: 'AVATAR' } }),
    body: ({ uploadImage: { url } }) => ({ url }),
  }),
  row({
    method: 'post',
    path: '/api/uploads',
    operation: RestUploadImageDocument,
    variables: ({ form }) => ({ input: { file: form.files.file, ...capitals(form.texts, ['kind']) } }),
    status: 201,
    body: ({ uploadImage }) => uploadImage,
  }),
];

const accountLife: Row[] = [
  row({
    method: 'post',
    path: '/api/auth/forgot-password',
    operation: RestRequestPasswordResetDocument,
    variables: ({ body: { email } }) => ({ input: { email } }),
    body: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  row({
    method: 'post',
    path: '/api/auth/reset-password',
    operation: RestResetPasswordDocument,
    variables: ({ body: { token, password } }) => ({ input: { token, password } }),
    body: ({ resetPassword }) => resetPassword,
  }),
  row({
    method: 'post',
    path: '/api/auth/confirm-email',
    operation: RestConfirmEmailDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    body: ({ confirmEmail }) => confirmEmail,
  }),
  row({
    method: 'post',
    path: '/api/account/delete',
    operation: RestRequestAccountDeletionDocument,
    variables: ({ body: { fullName, email, reason, source } }) => ({ input: { fullName, email, reason, source } }),
    body: ({ requestAccountDeletion }) => requestAccountDeletion,
  }),
  row({
    method: 'post',
    path: '/api/account/delete/confirm',
    operation: RestConfirmAccountDeletionDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    body: ({ confirmAccountDeletion }) => confirmAccountDeletion,
  }),
  row({
    method: 'post',
    path: '/api/account/delete/cancel',
    operation: RestCancelAccountDeletionDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    body: ({ cancelAccountDeletion }) => cancelAccountDeletion,
  }),
];

const requests: Row[] = [
  row({
    method: 'post',
    path: '/api/demo-requests',
    operation: RestRequestDemoDocument,
    variables: ({ body: { firstName, lastName, email, phone, jobTitle, website, employees, users } }) => ({
      input: { firstName, lastName, email, phone, jobTitle, website, employees, users },
    }),
    status: 201,
    body: ({ requestDemo }) => requestDemo,
  }),
  row({
    method: 'post',
    path: '/api/contact-requests',
    operation: RestSendContactRequestDocument,
    variables: ({ body: { name, email, topic, message } }) => ({ input: { name, email, topic, message } }),
    status: 201,
    body: ({ sendContactRequest }) => sendContactRequest,
  }),
];

const cards: Row[] = [
  row({
    method: 'get',
    path: '/api/cards',
    operation: RestCardsDocument,
    variables: ({ query: { limit = PER_PAGE, after } }) => ({ first: Number(limit), after: after ?? null }),
    body: ({ viewer }) => ({
      cards: viewer ? viewer.cards.edges.map(({ node }) => restCard(node)) : restUser(null),
      nextCursor: viewer && nextCursor(viewer.cards),
    }),
  }),
  row({
    method: 'post',
    path: '/api/cards',
    operation: RestCreateCardDocument,
    variables: ({ body }) => ({ input: { data: cardData(body), ...access(body) } }),
    status: 201,
    body: ({ createCard }) => ({ card: restCard(createCard) }),
  }),
  row({
    method: 'get',
    path: '/api/cards/:id',
    operation: RestCardByIdDocument,
    variables: ({ params: { id = '' }, query: { token = null } }) => ({ id, token }),
    body: ({ card }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'put',
    path: '/api/cards/:id',
    operation: RestUpdateCardDocument,
    variables: ({ params: { id }, body }) => ({
      input: { id, data: cardData(body), ...access(body), ...defined({ version: body.version }) },
    }),
    body: ({ updateCard }) => ({ card: restCard(updateCard) }),
  }),
  ...['/api/cards/:id', '/cards/:id'].map((path) =>
    row({
      method: 'delete',
      path,
      operation: RestDeleteCardDocument,
      variables: ({ params: { id = '' } }) => ({ input: { id } }),
      status: 204,
    }),
  ),
  row({
    method: 'post',
    path: '/api/cards/:id/share',
    operation: RestShareCardDocument,
    variables: ({ params: { id: cardId }, body }) => ({
      input: { cardId, mode: 'LINK', ...capitals(body, ['mode']) },
    }),
    status: 201,
    body: ({ shareCard: { id, url } }) => ({ shareUrl: url, id }),
  }),
  row({
    method: 'post',
    path: '/api/cards/:id/events',
    operation: RestRecordCardEventDocument,
    variables: ({ params: { id: cardId }, body }) => ({
      input: {
        cardId,
        ...defined({ shareId: body.shareId, token: body.token, utm: body.utm }),
        ...capitals(body, ['kind', 'target', 'channel']),
      },
    }),
    body: ({ recordCardEvent }) => recordCardEvent,
  }),
];

const shares: Row[] = [
  row({
    method: 'post',
    path: '/api/shares/group',
    operation: RestShareCardToGroupDocument,
    variables: ({ body: { cardId, roomId } }) => ({ input: { cardId, groupId: roomId } }),
    status: 201,
    body: ({ shareCardToGroup }) => ({ share: restShare(shareCardToGroup) }),
  }),
  row({
    method: 'post',
    path: '/api/shares',
    operation: RestShareCardWithPeopleDocument,
    variables: ({ body: { cardId, recipients } }) => ({ input: { cardId, recipientIds: recipients } }),
    status: 201,
    body: ({ shareCardWithPeople }) => ({ share: restShare(shareCardWithPeople) }),
  }),
  row({
    method: 'get',
    path: '/api/shares/mine',
    operation: RestSharesDocument,
    variables: ({ query: { limit = PER_PAGE, after = null, receivedAfter = null } }) => ({
      first: Number(limit),
      after,
      receivedAfter,
    }),
    body: ({ sentShares, receivedShares }) => ({
      sent: sentShares.edges.map(({ node }) => restShare(node)),
      received: receivedShares.edges.map(({ node }) => restShare(node)),
      nextCursor: nextCursor(sentShares),
      nextReceivedCursor: nextCursor(receivedShares),
    }),
  }),
  row({
    method: 'delete',
    path: '/api/shares/:id',
    operation: RestRevokeShareDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
  row({
    method: 'get',
    path: '/api/chat/rooms',
    operation: RestRoomsDocument,
    body: ({ groups }) => ({ rooms: groups.map(({ id, name, joinCode: code }) => ({ id, name, code })) }),
  }),
];

const analytics: Row[] = ['/api/analytics/overview', '/analytics/overview'].map((path) =>
  row({
    method: 'get',
    path,
    operation: RestOverviewDocument,
    variables: ({ query }) => ({ timeZone: query.timeZone ?? null }),
    body: ({ analyticsOverview }) => analyticsOverview,
  }),
);

/** The whole REST API. A row only renames: no rule, no query and no permission lives here. */
export const routes: Row[] = [...accounts, ...accountLife, ...requests, ...cards, ...shares, ...analytics];

function access({ visibility, isPublic }: Record<string, unknown>) {
  return { ...defined({ isPublic }), ...capitals({ visibility }, ['visibility']) };
}
