import { msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../kernel/receipt.ts';
import { RequestDemoInput, SendContactRequestInput } from './request.inputs.ts';
import { requestDemo, sendContactRequest } from './request.service.ts';

@Resolver()
export class RequestResolver {
  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => Receipt, { description: 'Stored, mailed to sales and confirmed to the sender.' })
  async requestDemo(
    @Ctx() context: Context,
    @Arg('input', () => RequestDemoInput) input: RequestDemoInput,
  ): Promise<Receipt> {
    await requestDemo(context, input);
    return { message: msg('Your request has been received.') };
  }

  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => Receipt, { description: 'Stored, mailed to whom it concerns and confirmed to the sender.' })
  async sendContactRequest(
    @Ctx() context: Context,
    @Arg('input', () => SendContactRequestInput) input: SendContactRequestInput,
  ): Promise<Receipt> {
    await sendContactRequest(context, input);
    return { message: msg('Your message has been received.') };
  }
}
