import { type Answer, merged, object, selected, without } from './answers.ts';
import type { RestViewerFragment } from './generated/graphql.ts';
import { choices, graphql, input, type Route, route } from './route.ts';
import { named, restUser, viewerAt } from './shapes.ts';

/** Who is signed in now; the token is for programs that can't keep cookies. */
function session(path: string, title = 'Viewer'): Answer {
  return (operation) =>
    selected(path, {
      '*': named('Session'),
      viewer: without,
      user: () => viewerAt(`${path}.viewer`, title)(operation),
    })(operation);
}

function toSession({ viewer, ...session }: { viewer: RestViewerFragment }) {
  return { ...session, user: restUser(viewer) };
}

/** The person, and the same as `user`. */
function viewerTwice(path: string): Answer {
  return merged('ViewerAnswer', viewerAt(path), object(null, { user: viewerAt(path) }));
}

/** An answer has null where nothing was chosen. */
function nullIsNothing(sent: unknown): unknown {
  return sent ?? undefined;
}

const UPLOAD_IMAGE = graphql(`
  mutation RestUploadImage($input: UploadImageInput!) {
    uploadImage(input: $input) { image { url widthPx heightPx sizeBytes } }
  }
`);

const accounts: Route[] = [
  route({
    method: 'post',
    path: '/api/auth/register',
    ignoresBearer: true,
    operation: graphql(`
      mutation RestRegister($input: RegisterInput!) {
        register(input: $input) { message token sessionId viewer { ...RestViewer } }
      }
    `),
    takes: input('fullName', 'email', 'password'),
    status: 201,
    answer: session('register'),
    body: ({ register }) => toSession(register),
  }),
  route({
    method: 'post',
    path: '/api/auth/login',
    ignoresBearer: true,
    operation: graphql(`
      mutation RestSignIn($input: SignInInput!) {
        signIn(input: $input) { message token sessionId viewer { ...RestViewer } }
      }
    `),
    takes: input('email', 'password'),
    answer: session('signIn'),
    body: ({ signIn }) => toSession(signIn),
  }),
  route({
    method: 'post',
    path: '/api/auth/second-factor',
    operation: graphql(`
      mutation RestSignInWithCode($input: SignInWithCodeInput!) {
        signInWithCode(input: $input) { message token sessionId viewer { ...RestViewer } }
      }
    `),
    takes: input('ticket', 'code'),
    answer: session('signInWithCode'),
    body: ({ signInWithCode }) => toSession(signInWithCode),
  }),
  route({
    method: 'post',
    path: '/api/auth/passkey/options',
    operation: graphql(`mutation RestRequestPasskeyChallenge { requestPasskeyChallenge { options } }`),
    answer: selected('requestPasskeyChallenge'),
    body: ({ requestPasskeyChallenge: { options } }) => ({ options }),
  }),
  route({
    method: 'post',
    path: '/api/auth/passkey',
    operation: graphql(`
      mutation RestSignInWithPasskey($input: SignInWithPasskeyInput!) {
        signInWithPasskey(input: $input) {
          message token sessionId viewer { ...RestViewer acceptedPasskeys }
        }
      }
    `),
    takes: input('response'),
    answer: merged(
      'PasskeySession',
      session('signInWithPasskey', 'PasskeyViewer'),
      object(null, { acceptedPasskeys: selected('signInWithPasskey.viewer.acceptedPasskeys') }),
    ),
    body: ({ signInWithPasskey: signedIn }) => ({
      ...toSession(signedIn),
      acceptedPasskeys: signedIn.viewer.acceptedPasskeys,
    }),
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    operation: graphql(`mutation RestSignOut { signOut { isSignedOut } }`),
    status: 204,
  }),
  route({
    method: 'get',
    path: '/api/users/me',
    operation: graphql(`query RestGetViewer { viewer { ...RestViewer } }`),
    answer: viewerTwice('viewer'),
    body: ({ viewer }) => ({ ...restUser(viewer), user: restUser(viewer) }),
  }),
  route({
    method: 'patch',
    path: '/api/users/me',
    operation: graphql(`
      mutation RestUpdateViewer($input: UpdateViewerInput!) {
        updateViewer(input: $input) { viewer { ...RestViewer } }
      }
    `),
    // Everything in the answer that a person can change: a client that changes it and sends it back must not be ignored.
    takes: {
      name: { to: 'input.fullName' },
      bio: { to: 'input.about' },
      ...input('fullName', 'about', 'phone', 'showEmail', 'allowContactDownloads', 'showSocials'),
      ...input('timeZone', 'followsDeviceTimeZone'),
      // An answer has null where nothing was chosen, and clients send answers back.
      handle: { to: 'input.handle', read: nullIsNothing },
      locale: { to: 'input.locale', read: nullIsNothing },
      priceCurrency: { to: 'input.priceCurrency', read: nullIsNothing },
    },
    answer: viewerTwice('updateViewer.viewer'),
    body: ({ updateViewer: { viewer } }) => ({ ...restUser(viewer), user: restUser(viewer) }),
  }),
  route({
    method: 'post',
    path: '/api/users/me/avatar',
    id: 'uploadAvatar',
    operation: UPLOAD_IMAGE,
    files: { avatar: { to: 'input.file' } },
    fixed: { 'input.kind': 'AVATAR' },
    answer: object(null, { url: selected('uploadImage.image.url') }),
    body: ({ uploadImage: { image } }) => ({ url: image.url }),
  }),
  route({
    method: 'post',
    path: '/api/uploads',
    operation: UPLOAD_IMAGE,
    files: input('file'),
    takes: choices('kind'),
    status: 201,
    answer: selected('uploadImage.image', { '*': named('UploadedImage') }),
    body: ({ uploadImage: { image } }) => image,
  }),
  route({
    method: 'post',
    path: '/api/uploads/files',
    operation: graphql(`
      mutation RestUploadFile($input: UploadFileInput!) {
        uploadFile(input: $input) { file { url name contentType sizeBytes } }
      }
    `),
    files: input('file'),
    takesLongFile: true,
    status: 201,
    answer: selected('uploadFile.file', { '*': named('UploadedFile') }),
    body: ({ uploadFile: { file } }) => file,
  }),
];

const accountLife: Route[] = [
  route({
    method: 'post',
    path: '/api/auth/forgot-password',
    operation: graphql(`
      mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) { message }
      }
    `),
    takes: input('email'),
    answer: selected('requestPasswordReset'),
    body: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  route({
    method: 'post',
    path: '/api/auth/reset-password',
    operation: graphql(`
      mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }
    `),
    takes: input('token', 'password'),
    answer: selected('resetPassword'),
    body: ({ resetPassword }) => resetPassword,
  }),
  route({
    method: 'post',
    path: '/api/auth/confirm-email',
    operation: graphql(`
      mutation RestConfirmEmail($input: ConfirmEmailInput!) {
        confirmEmail(input: $input) { message email }
      }
    `),
    takes: input('token'),
    answer: selected('confirmEmail'),
    body: ({ confirmEmail }) => confirmEmail,
  }),
  route({
    method: 'post',
    path: '/api/auth/undo-email-change',
    operation: graphql(`
      mutation RestUndoEmailChange($input: UndoEmailChangeInput!) {
        undoEmailChange(input: $input) { message email }
      }
    `),
    takes: input('token'),
    answer: selected('undoEmailChange'),
    body: ({ undoEmailChange }) => undoEmailChange,
  }),
  route({
    method: 'post',
    path: '/api/account/disown',
    operation: graphql(`
      mutation RestDisownAccount($input: DisownAccountInput!) { disownAccount(input: $input) { message } }
    `),
    takes: input('token'),
    answer: selected('disownAccount'),
    body: ({ disownAccount }) => disownAccount,
  }),
  route({
    method: 'post',
    path: '/api/account/delete',
    operation: graphql(`
      mutation RestRequestAccountDeletion($input: RequestAccountDeletionInput!) {
        requestAccountDeletion(input: $input) { message }
      }
    `),
    takes: input('fullName', 'email', 'reason', 'source'),
    answer: selected('requestAccountDeletion'),
    body: ({ requestAccountDeletion }) => requestAccountDeletion,
  }),
  route({
    method: 'post',
    path: '/api/account/delete/confirm',
    operation: graphql(`
      mutation RestConfirmAccountDeletion($input: ConfirmAccountDeletionInput!) {
        confirmAccountDeletion(input: $input) { message dueAt }
      }
    `),
    takes: input('token'),
    answer: selected('confirmAccountDeletion'),
    body: ({ confirmAccountDeletion }) => confirmAccountDeletion,
  }),
  route({
    method: 'post',
    path: '/api/account/delete/cancel',
    operation: graphql(`
      mutation RestCancelAccountDeletion($input: CancelAccountDeletionInput!) {
        cancelAccountDeletion(input: $input) { message }
      }
    `),
    takes: input('token'),
    answer: selected('cancelAccountDeletion'),
    body: ({ cancelAccountDeletion }) => cancelAccountDeletion,
  }),
];

const requests: Route[] = [
  route({
    method: 'post',
    path: '/api/demo-requests',
    operation: graphql(`
      mutation RestRequestDemo($input: RequestDemoInput!) { requestDemo(input: $input) { message } }
    `),
    takes: input('firstName', 'lastName', 'email', 'phone', 'jobTitle', 'website', 'employees', 'users'),
    status: 201,
    answer: selected('requestDemo'),
    body: ({ requestDemo }) => requestDemo,
  }),
  route({
    method: 'post',
    path: '/api/contact-requests',
    operation: graphql(`
      mutation RestSendContactRequest($input: SendContactRequestInput!) {
        sendContactRequest(input: $input) { message }
      }
    `),
    takes: input('name', 'email', 'topic', 'message'),
    status: 201,
    answer: selected('sendContactRequest'),
    body: ({ sendContactRequest }) => sendContactRequest,
  }),
];

/** Signing in and up, the person, the life of the account, and the public forms. */
export const accountRoutes: Route[] = [...accounts, ...accountLife, ...requests];
