import type { SecurityEventKind } from '@tessera/domain';
import DataLoader from 'dataloader';
import { inOrder } from '../../kernel/loaders.ts';
import { defineModule } from '../../kernel/module.ts';
import { AccountDeletion } from './deletions/account-deletion.entity.ts';
import { deleteAccount, sweepDeletions } from './deletions/delete-account.service.ts';
import { DeletionResolver } from './deletions/deletion.resolver.ts';
import { startDeletion } from './deletions/deletion.service.ts';
import { identityExport } from './export.ts';
import { limits } from './limits.ts';
import { findApp, sweepApps } from './oauth/app.service.ts';
import { findConnectedApp, sweepGrantsOfApps } from './oauth/grant.service.ts';
import { ConnectedAppResolver, OAuthAppResolver } from './oauth/oauth.resolver.ts';
import { OAuthApp } from './oauth/oauth-app.entity.ts';
import { OAuthGrant } from './oauth/oauth-grant.entity.ts';
import { OAuthRecord } from './oauth/oauth-record.entity.ts';
import { Authenticator } from './security/authenticators/authenticator.entity.ts';
import { AuthenticatorResolver } from './security/authenticators/authenticator.resolver.ts';
import { RecoveryCode } from './security/authenticators/recovery-code.entity.ts';
import { SignInTicket } from './security/authenticators/sign-in-ticket.entity.ts';
import { sweepTickets } from './security/authenticators/sign-in-ticket.service.ts';
import { KnownDevice } from './security/devices/known-device.entity.ts';
import { sweepDevices } from './security/devices/known-device.service.ts';
import { SecurityEvent } from './security/log/security-event.entity.ts';
import { findSecurityEvent, mailSecurityEvent, sweepSecurityEvents } from './security/log/security-event.service.ts';
import { sweepChallenges } from './security/passkeys/challenge.service.ts';
import { Passkey } from './security/passkeys/passkey.entity.ts';
import { PasskeyResolver } from './security/passkeys/passkey.resolver.ts';
import { findPasskey } from './security/passkeys/passkey.service.ts';
import { PasskeyChallenge } from './security/passkeys/passkey-challenge.entity.ts';
import { ProofResolver } from './security/proofs/proof.resolver.ts';
import { Session } from './sessions/session.entity.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { findSession, sweepSessions } from './sessions/session.service.ts';
import { SigningKey } from './sessions/signing-key.entity.ts';
import { AccessToken } from './tokens/access-token.entity.ts';
import { AccessTokenResolver } from './tokens/access-token.resolver.ts';
import { findAccessToken, sweepTokens } from './tokens/access-token.service.ts';
import { GivenHandles1795910400000 } from './users/1795910400000-given-handles.ts';
import { SharePromoByPlan1796090400000 } from './users/1796090400000-share-promo-by-plan.ts';
import { AccountResolver } from './users/account.resolver.ts';
import { Credential } from './users/credential.entity.ts';
import { EmailLink } from './users/email-link.entity.ts';
import { sweepEmailLinks } from './users/email-link.service.ts';
import { FormerHandle } from './users/former-handle.entity.ts';
import { startPasswordReset } from './users/password.service.ts';
import { PhoneResolver } from './users/phone.resolver.ts';
import { sweepPhoneCodes } from './users/phone.service.ts';
import { PhoneCode } from './users/phone-code.entity.ts';
import { EmailResolver, PasswordResolver } from './users/recovery.resolver.ts';
import { ViewerSecurityResolver } from './users/security.resolver.ts';
import { User } from './users/user.entity.ts';
import { UserResolver, ViewerResolver } from './users/user.resolver.ts';
import { findUsers } from './users/user.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    user: DataLoader<string, User | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    /** The person's address and language are those of the moment at which it happened: the next change may be of the address. */
    mailSecurityEvent: {
      to: string;
      isProved: boolean;
      language: string;
      timeZone: string | null;
      event: { kind: SecurityEventKind; subject: string; device: string; createdAt: string };
      undoToken: string | null;
    };
    /** Looks up whose address it is, so that the request that asked takes the same time for everybody. */
    startPasswordReset: { email: string; isKnown: boolean };
    startDeletion: { email: string; reason: string; isKnown: boolean };
    deleteAccount: { deletionId: string };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** What others see of the person. */
    'person.changed': { user: User };
  }
}

export const identity = defineModule({
  name: 'identity',
  limits,
  migrations: [GivenHandles1795910400000, SharePromoByPlan1796090400000],
  entities: [
    User,
    Credential,
    FormerHandle,
    EmailLink,
    PhoneCode,
    AccountDeletion,
    Session,
    SecurityEvent,
    KnownDevice,
    Passkey,
    PasskeyChallenge,
    Authenticator,
    RecoveryCode,
    SignInTicket,
    SigningKey,
    AccessToken,
    OAuthApp,
    OAuthGrant,
    OAuthRecord,
  ],
  resolvers: [
    UserResolver,
    ViewerResolver,
    PhoneResolver,
    AccountResolver,
    PasswordResolver,
    EmailResolver,
    DeletionResolver,
    SessionResolver,
    ProofResolver,
    PasskeyResolver,
    AuthenticatorResolver,
    ViewerSecurityResolver,
    AccessTokenResolver,
    OAuthAppResolver,
    ConnectedAppResolver,
  ],
  loaders: {
    user: (db) => new DataLoader(async (ids) => inOrder(ids, await findUsers(db, ids))),
  },
  jobs: {
    mailSecurityEvent,
    startPasswordReset,
    startDeletion,
    deleteAccount,
  },
  sweeps: [
    sweepDeletions,
    sweepSessions,
    sweepTokens,
    sweepGrantsOfApps,
    sweepApps,
    sweepEmailLinks,
    sweepPhoneCodes,
    sweepSecurityEvents,
    sweepDevices,
    sweepChallenges,
    sweepTickets,
  ],
  nodesOfAll: {
    User: { entity: User, find: async ({ loaders }, id) => (await loaders.user.load(id)) ?? null },
  },
  nodesOfViewer: {
    OAuthApp: { entity: OAuthApp, find: findApp },
    ConnectedApp: { entity: OAuthGrant, find: findConnectedApp },
    AccessToken: { entity: AccessToken, find: findAccessToken },
    Session: { entity: Session, find: findSession },
    Passkey: { entity: Passkey, find: findPasskey },
    SecurityEvent: { entity: SecurityEvent, find: findSecurityEvent },
  },
  exports: identityExport,
  tokens: {
    any: 'Query.viewer User',
    'profile:read': 'Viewer',
    // Who somebody is, how they come in and go, and what an intruder did.
    none: `
      Viewer.securityEvents SecurityEvent Viewer.connectedApps ConnectedApp Viewer.apps OAuthApp Viewer.passkeys
      Viewer.acceptedPasskeys Passkey Viewer.authenticatorSince Viewer.recoveryCodesLeft AuthenticatorSetup
      RecoveryCodes Mutation.register Mutation.signIn Mutation.signOut Mutation.endSession Mutation.endOtherSessions
      Mutation.confirmIdentity Mutation.undoEmailChange Mutation.disownAccount Mutation.signInWithCode
      Mutation.signInWithPasskey Mutation.requestPasskeyChallenge Mutation.startPasskey Mutation.addPasskey
      Mutation.renamePasskey Mutation.removePasskey Mutation.startAuthenticator Mutation.confirmAuthenticator
      Mutation.removeAuthenticator Mutation.createRecoveryCodes Mutation.changePassword Mutation.requestPasswordReset
      Mutation.resetPassword Mutation.changeEmail Mutation.confirmEmail Mutation.requestEmailConfirmation
      Mutation.createAccessToken Mutation.revokeAccessToken Mutation.requestAccountDeletion
      Mutation.confirmAccountDeletion Mutation.disconnectApp Mutation.createApp Mutation.rotateAppSecret
      Mutation.deleteApp Mutation.cancelAccountDeletion Mutation.sendPhoneCode Mutation.confirmPhone
    `,
    'profile:write': 'Mutation.updateViewer',
  },
});
