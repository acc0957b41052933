/** Deletions that people asked for, as (requested_at, facts). */
export { SELECT_DELETIONS } from './deletions/deletion.service.ts';
/** What a person decides about an app that asks for access. */
export * as OAuthConsent from './oauth/consent.service.ts';
/** The same for a device that shows a code. */
export * as OAuthDevices from './oauth/device.service.ts';
/** What a person allows an app; null once that has ended. */
export { findGrantScopes } from './oauth/grant.service.ts';
/** Addresses and kinds of the OAuth server. */
export * as OAuthPaths from './oauth/oauth-paths.ts';
/** The authorization server: codes with PKCE, devices, and refresh tokens that are replaced at each use. */
export { createProvider } from './oauth/provider.service.ts';
/** Notes what happened to an account, and queues a mail to the person where it matters. */
export { recordSecurityEvent } from './security/log/security-event.service.ts';
/** STEP_UP_REQUIRED, with the ways to prove it in `proofs`, unless the viewer has shown lately who they are. */
export { assertProved } from './security/proofs/proof.service.ts';
/** Whether people have a second factor, as SQL and for one person. */
export * as SecondFactor from './security/proofs/second-factor-sql.ts';
/** One signed-in device. */
export { Session } from './sessions/session.entity.ts';
/** Signed-in devices: who a session stands for, and what ends with it. */
export * as Sessions from './sessions/session.service.ts';
/** The keys that sign sessions and secrets. */
export * as SigningKeys from './sessions/token.service.ts';
/** Access tokens: their owner and their scopes. */
export * as AccessTokens from './tokens/access-token.service.ts';
/** What a token may read, change and load. */
export * as TokenRules from './tokens/token-rules.service.ts';
/** A person. */
export { User, UserConnection } from './users/user.entity.ts';
/** People: finding, locking and naming them, and what only some of them may do. */
export * as Users from './users/user.service.ts';
/** SQL on people, for statements of other modules. */
export * as UserSql from './users/user-sql.ts';
/** Changes what is given. */
export { updateViewer } from './users/viewer.service.ts';
/** The same row as `User`, with what only the person themselves may see. */
export { ViewerType } from './users/viewer.types.ts';
