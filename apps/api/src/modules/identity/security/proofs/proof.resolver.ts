import { PROOF_MINUTES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../../kernel/context.ts';
import { Harmless } from '../../../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../../../kernel/receipt.ts';
import { ConfirmIdentityInput } from './proof.inputs.ts';
import { confirmIdentity } from './proof.service.ts';

@Resolver()
export class ProofResolver {
  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => Receipt, {
    description: `Proves that it is still the same person. Operations that need a proof are open for ${PROOF_MINUTES} minutes. Signing in counts as a proof.`,
  })
  async confirmIdentity(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmIdentityInput) input: ConfirmIdentityInput,
  ): Promise<Receipt> {
    await confirmIdentity(context, requireViewer(context), input);
    return { message: msg('Thank you. You can go on.') };
  }
}
