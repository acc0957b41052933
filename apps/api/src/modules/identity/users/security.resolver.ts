import { Args, Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { DateTimeScalar, WebAuthnJsonScalar } from '../../../kernel/graphql/scalars.ts';
import { listApps } from '../oauth/app.service.ts';
import { listConnectedApps } from '../oauth/grant.service.ts';
import { OAuthApp } from '../oauth/oauth-app.entity.ts';
import { OAuthGrant } from '../oauth/oauth-grant.entity.ts';
import { countRecoveryCodes, findAuthenticatorSince } from '../security/authenticators/authenticator.service.ts';
import { SecurityEventConnection } from '../security/log/security-event.entity.ts';
import { SecurityEventArgsType } from '../security/log/security-event.inputs.ts';
import { listSecurityEvents } from '../security/log/security-event.service.ts';
import { Passkey } from '../security/passkeys/passkey.entity.ts';
import { listAcceptedPasskeys, listPasskeys } from '../security/passkeys/passkey.service.ts';
import { ViewerType } from './viewer.types.ts';

/** What keeps the viewer's account safe. */
@Resolver(() => ViewerType)
export class ViewerSecurityResolver {
  @FieldResolver(() => SecurityEventConnection, {
    description:
      'What happened to the safety of the account, the latest first unless `orderBy` says otherwise. Kept for 400 days.',
  })
  securityEvents(@Ctx() context: Context, @Args(() => SecurityEventArgsType) args: SecurityEventArgsType) {
    return listSecurityEvents(context, requireViewer(context), args);
  }

  @FieldResolver(() => [Passkey], { description: 'The newest first; at most 20.' })
  passkeys(@Ctx() context: Context) {
    return listPasskeys(context, requireViewer(context));
  }

  @FieldResolver(() => [OAuthGrant], {
    description: 'Apps that may act for the viewer, the latest allowed first; at most 50.',
  })
  connectedApps(@Ctx() context: Context) {
    return listConnectedApps(context, requireViewer(context));
  }

  @FieldResolver(() => [OAuthApp], {
    description: 'Apps that the viewer has registered, the newest first; at most 20.',
  })
  apps(@Ctx() context: Context) {
    return listApps(context, requireViewer(context));
  }

  @FieldResolver(() => WebAuthnJsonScalar, {
    description: 'What `PublicKeyCredential.signalAllAcceptedCredentials` needs: the passkeys of this site.',
  })
  acceptedPasskeys(@Ctx() context: Context) {
    return listAcceptedPasskeys(context, requireViewer(context));
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when signing in takes a code of an authenticator app; null when it does not.',
  })
  authenticatorSince(@Ctx() context: Context) {
    return findAuthenticatorSince(context, requireViewer(context));
  }

  @FieldResolver(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft(@Ctx() context: Context) {
    return countRecoveryCodes(context, requireViewer(context));
  }
}
