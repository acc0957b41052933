import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../composition/context.ts';
import { RequiresProof } from '../../platform/requires-proof.ts';
import { createApp, deleteApp, rotateAppSecret } from './app.service.ts';
import { disconnectApp } from './grant.service.ts';
import { CreateAppInput, DeleteAppInput, DisconnectAppInput, RotateAppSecretInput } from './oauth.inputs.ts';
import { AppWithSecret } from './oauth.types.ts';
import { OAuthApp } from './oauth-app.entity.ts';
import { OAuthGrant } from './oauth-grant.entity.ts';

@Resolver(() => OAuthApp)
export class OAuthAppResolver {
  @RequiresProof()
  @Mutation(() => AppWithSecret, { description: 'Registers an app and tells its secret, once. Needs a proof.' })
  createApp(@Ctx() context: Context, @Arg('input', () => CreateAppInput) input: CreateAppInput) {
    return createApp(context, requireViewer(context), input);
  }

  @RequiresProof()
  @Mutation(() => AppWithSecret, {
    description: 'Gives an app a new secret, told once; the former one is worth nothing. Needs a proof.',
  })
  rotateAppSecret(@Ctx() context: Context, @Arg('input', () => RotateAppSecretInput) input: RotateAppSecretInput) {
    return rotateAppSecret(context, requireViewer(context), input.id);
  }

  @Mutation(() => ID, { description: 'Deletes an app. It can act for nobody from now on. Gives its id.' })
  deleteApp(@Ctx() context: Context, @Arg('input', () => DeleteAppInput) input: DeleteAppInput) {
    return deleteApp(context, requireViewer(context), input.id);
  }
}

@Resolver(() => OAuthGrant)
export class ConnectedAppResolver {
  @Mutation(() => ID, { description: 'The app may no longer act for the viewer, from now on. Gives the id.' })
  disconnectApp(@Ctx() context: Context, @Arg('input', () => DisconnectAppInput) input: DisconnectAppInput) {
    return disconnectApp(context, requireViewer(context), input.id);
  }

  @FieldResolver(() => String, { description: 'What the app calls itself.' })
  name(@Root() { app }: OAuthGrant): string {
    return app?.name ?? '';
  }
}
