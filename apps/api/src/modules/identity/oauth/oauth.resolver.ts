import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { createApp, deleteApp, rotateAppSecret } from './app.service.ts';
import { disconnectApp } from './grant.service.ts';
import { CreateAppInput, DeleteAppInput, DisconnectAppInput, RotateAppSecretInput } from './oauth.inputs.ts';
import { CreateAppPayload, DeleteAppPayload, DisconnectAppPayload, RotateAppSecretPayload } from './oauth.types.ts';
import { OAuthApp } from './oauth-app.entity.ts';
import { OAuthGrant } from './oauth-grant.entity.ts';
import { DEVICE_GRANT } from './oauth-paths.ts';

@Resolver(() => OAuthApp)
export class OAuthAppResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it connects devices without a browser (RFC 8628).' })
  connectsDevices(@Root() { payload }: OAuthApp): boolean {
    // RFC 7591 §2: an app that names no grant types has that of the code alone.
    const { grant_types: grants = ['authorization_code'] } = payload as { grant_types?: string[] };
    return grants.includes(DEVICE_GRANT);
  }

  @RequiresProof({ opens: 'APP_REGISTERED' })
  @Mutation(() => CreateAppPayload, { description: 'Registers an app and tells its secret, once. Needs a proof.' })
  createApp(@Ctx() context: Context, @Arg('input', () => CreateAppInput) input: CreateAppInput) {
    return createApp(context, requireViewer(context), input);
  }

  @RequiresProof({ opens: 'APP_SECRET_CHANGED' })
  @Mutation(() => RotateAppSecretPayload, {
    description: 'Gives an app a new secret, told once. The former one stops working. Needs a proof.',
  })
  rotateAppSecret(@Ctx() context: Context, @Arg('input', () => RotateAppSecretInput) input: RotateAppSecretInput) {
    return rotateAppSecret(context, requireViewer(context), input.id);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => DeleteAppPayload, { description: 'Deletes an app. From now on it can act for nobody.' })
  deleteApp(@Ctx() context: Context, @Arg('input', () => DeleteAppInput) input: DeleteAppInput) {
    return deleteApp(context, requireViewer(context), input.id);
  }
}

@Resolver(() => OAuthGrant)
export class ConnectedAppResolver {
  @Harmless('only takes access or permissions away')
  @Mutation(() => DisconnectAppPayload, { description: 'Stops an app from acting for the viewer, at once.' })
  disconnectApp(@Ctx() context: Context, @Arg('input', () => DisconnectAppInput) input: DisconnectAppInput) {
    return disconnectApp(context, requireViewer(context), input.id);
  }

  @FieldResolver(() => String, { description: 'What the app calls itself.' })
  name(@Root() { app }: OAuthGrant): string {
    return app?.name ?? '';
  }
}
