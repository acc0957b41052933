import {
  RestCancelAccountDeletionDocument,
  RestConfirmAccountDeletionDocument,
  RestConfirmEmailDocument,
  RestDisownAccountDocument,
  RestRegisterDocument,
  RestRequestAccountDeletionDocument,
  RestRequestDemoDocument,
  RestRequestPasskeyChallengeDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestSendContactRequestDocument,
  RestSignInDocument,
  RestSignInWithCodeDocument,
  RestSignInWithPasskeyDocument,
  RestSignOutDocument,
  RestUndoEmailChangeDocument,
  RestUpdateViewerDocument,
  RestUploadImageDocument,
  RestViewerQueryDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { capitals, defined, restUser } from './shapes.ts';

const accounts: Row[] = [
  row({
    method: 'post',
    path: '/api/auth/register',
    ignoresBearer: true,
    operation: RestRegisterDocument,
    variables: ({ body: { fullName, email, password } }) => ({ input: { fullName, email, password } }),
    status: 201,
    body: ({ register: { message, token, sessionId, viewer } }) => ({
      message,
      token,
      sessionId,
      user: restUser(viewer),
    }),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    ignoresBearer: true,
    operation: RestSignInDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    body: ({ signIn: { message, token, sessionId, viewer } }) => ({
      message,
      token,
      sessionId,
      user: restUser(viewer),
    }),
  }),
  row({
    method: 'post',
    path: '/api/auth/second-factor',
    operation: RestSignInWithCodeDocument,
    variables: ({ body: { ticket, code } }) => ({ input: { ticket, code } }),
    body: ({ signInWithCode: { message, token, sessionId, viewer } }) => ({
      message,
      token,
      sessionId,
      user: restUser(viewer),
    }),
  }),
  row({
    method: 'post',
    path: '/api/auth/passkey/options',
    operation: RestRequestPasskeyChallengeDocument,
    body: ({ requestPasskeyChallenge: { options } }) => ({ options }),
  }),
  row({
    method: 'post',
    path: '/api/auth/passkey',
    operation: RestSignInWithPasskeyDocument,
    variables: ({ body: { response } }) => ({ input: { response } }),
    body: ({ signInWithPasskey: { message, token, sessionId, viewer } }) => ({
      message,
      token,
      sessionId,
      user: restUser(viewer),
      acceptedPasskeys: viewer.acceptedPasskeys,
    }),
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
    // Everything in the answer that a person can change: a client that changes it and sends it back must not be ignored.
    variables: ({ body }) => {
      const { name, fullName = name, bio, about = bio, phone, handle, locale, priceCurrency } = body;
      const { showEmail, allowContactDownloads, showSocials, timeZone, followsDeviceTimeZone } = body;
      const switches = { showEmail, allowContactDownloads, showSocials, timeZone, followsDeviceTimeZone };
      // An answer has null where nothing was chosen, and clients send answers back.
      const chosen = {
        handle: handle ?? undefined,
        locale: locale ?? undefined,
        priceCurrency: priceCurrency ?? undefined,
      };
      return { input: defined({ fullName, about, phone, ...switches, ...chosen }) };
    },
    aliases: { name: 'fullName', bio: 'about' },
    answerNames: ['_id'],
    body: ({ updateViewer: { viewer } }) => ({ ...restUser(viewer), user: restUser(viewer) }),
  }),
  row({
    method: 'post',
    path: '/api/users/me/avatar',
    takesFile: true,
    operation: RestUploadImageDocument,
    variables: ({ form }) => ({ input: { file: form.files.avatar, kind: 'AVATAR' } }),
    body: ({ uploadImage: { image } }) => ({ url: image.url }),
  }),
  row({
    method: 'post',
    path: '/api/uploads',
    takesFile: true,
    operation: RestUploadImageDocument,
    variables: ({ form }) => ({ input: { file: form.files.file, ...capitals(form.texts, ['kind']) } }),
    status: 201,
    body: ({ uploadImage: { image } }) => image,
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
    path: '/api/auth/undo-email-change',
    operation: RestUndoEmailChangeDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    body: ({ undoEmailChange }) => undoEmailChange,
  }),
  row({
    method: 'post',
    path: '/api/account/disown',
    operation: RestDisownAccountDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    body: ({ disownAccount }) => disownAccount,
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

/** Signing in and up, the person, the life of the account, and the public forms. */
export const accountRoutes: Row[] = [...accounts, ...accountLife, ...requests];
