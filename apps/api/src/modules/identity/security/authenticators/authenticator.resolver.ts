import { msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../../kernel/context.ts';
import { RequiresProof } from '../../../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../../../kernel/receipt.ts';
import { ConfirmAuthenticatorInput } from './authenticator.inputs.ts';
import {
  confirmAuthenticator,
  createRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator.service.ts';
import { AuthenticatorSetup, RecoveryCodes } from './authenticator.types.ts';

@Resolver()
export class AuthenticatorResolver {
  @RequiresProof({ changesIdentity: true })
  @Mutation(() => AuthenticatorSetup, {
    description: 'Makes a key for an authenticator app, which is on once a code is confirmed. Needs a proof.',
  })
  startAuthenticator(@Ctx() context: Context) {
    return startAuthenticator(context, requireViewer(context));
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => RecoveryCodes, {
    description: 'Turns the app on: from now on signing in takes a code. Needs a proof.',
  })
  async confirmAuthenticator(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmAuthenticatorInput) input: ConfirmAuthenticatorInput,
  ): Promise<RecoveryCodes> {
    return { codes: await confirmAuthenticator(context, requireViewer(context), input.code) };
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Receipt, { description: 'Turns the app off; its recovery codes go with it. Needs a proof.' })
  async removeAuthenticator(@Ctx() context: Context): Promise<Receipt> {
    await removeAuthenticator(context, requireViewer(context));
    return { message: msg('The authenticator app is off.') };
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => RecoveryCodes, { description: 'Ten new ones; the earlier ones stop working. Needs a proof.' })
  async createRecoveryCodes(@Ctx() context: Context): Promise<RecoveryCodes> {
    return { codes: await createRecoveryCodes(context, requireViewer(context)) };
  }
}
