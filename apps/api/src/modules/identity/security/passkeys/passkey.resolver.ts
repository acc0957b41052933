import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../../kernel/context.ts';
import { PayloadFieldName } from '../../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../../kernel/graphql/requires-proof.ts';
import { WebAuthnJsonScalar } from '../../../../kernel/graphql/scalars.ts';
import { Passkey } from './passkey.entity.ts';
import { AddPasskeyInput, RemovePasskeyInput, RenamePasskeyInput } from './passkey.inputs.ts';
import { removePasskey, renamePasskey } from './passkey.service.ts';
import { addPasskey, startPasskey } from './register-passkey.service.ts';
import { requestPasskeyChallenge } from './verify-passkey.service.ts';

@Resolver()
export class PasskeyResolver {
  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => WebAuthnJsonScalar, {
    description:
      'What `navigator.credentials.get` needs: of the viewer, or of anybody who is not signed in. Works once, for 15 minutes.',
  })
  @PayloadFieldName('options', 'For `navigator.credentials.get`.')
  requestPasskeyChallenge(@Ctx() context: Context) {
    return requestPasskeyChallenge(context);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => WebAuthnJsonScalar, {
    description: 'What `navigator.credentials.create` needs. Works once, for 15 minutes. Needs a proof.',
  })
  @PayloadFieldName('options', 'For `navigator.credentials.create`.')
  startPasskey(@Ctx() context: Context) {
    return startPasskey(context, requireViewer(context));
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Passkey, { description: 'Keeps a passkey that a device has made; at most 20. Needs a proof.' })
  addPasskey(@Ctx() context: Context, @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput) {
    return addPasskey(context, requireViewer(context), input);
  }

  @Harmless('changes profile details, but not the address for signing in')
  @Mutation(() => Passkey, { description: 'Gives a passkey of the viewer another name.' })
  renamePasskey(@Ctx() context: Context, @Arg('input', () => RenamePasskeyInput) input: RenamePasskeyInput) {
    return renamePasskey(context, requireViewer(context), input);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => ID, { description: 'From now on it opens nothing; gives its id. Needs a proof.' })
  @PayloadFieldName('removedPasskeyId', 'The passkey that is gone.')
  removePasskey(@Ctx() context: Context, @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput) {
    return removePasskey(context, requireViewer(context), input.id);
  }
}
