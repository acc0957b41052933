import { formatDay, MESSAGES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../../kernel/receipt.ts';
import {
  CancelAccountDeletionInput,
  ConfirmAccountDeletionInput,
  DisownAccountInput,
  RequestAccountDeletionInput,
} from './deletion.inputs.ts';
import { cancelAccountDeletion, confirmAccountDeletion, requestAccountDeletion } from './deletion.service.ts';
import { ScheduledDeletion } from './deletion.types.ts';
import { disownAccount } from './remove-now.service.ts';

@Resolver()
export class DeletionResolver {
  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => Receipt, { description: 'Mails a link. The answer is the same when nobody has this address.' })
  async requestAccountDeletion(
    @Ctx() context: Context,
    @Arg('input', () => RequestAccountDeletionInput) input: RequestAccountDeletionInput,
  ): Promise<Receipt> {
    await requestAccountDeletion(context, input);
    return { message: MESSAGES.deletionRequested };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => ScheduledDeletion, { description: 'Uses the mailed link. Until the day comes it can be called off.' })
  async confirmAccountDeletion(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmAccountDeletionInput) input: ConfirmAccountDeletionInput,
  ): Promise<ScheduledDeletion> {
    const dueAt = await confirmAccountDeletion(context, input);
    return {
      message: msg('Your account will be deleted on {day}.', { day: ({ numbers }) => formatDay(dueAt, numbers) }),
      dueAt,
    };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => Receipt, {
    description:
      'Removes an account that was made with an address of somebody else, by the link that was mailed there.',
  })
  async disownAccount(
    @Ctx() context: Context,
    @Arg('input', () => DisownAccountInput) input: DisownAccountInput,
  ): Promise<Receipt> {
    await disownAccount(context, input);
    return { message: msg('The account was removed. No one can use it any more.') };
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Receipt, { description: 'Keeps the account. NOT_FOUND when no deletion is under way.' })
  async cancelAccountDeletion(
    @Ctx() context: Context,
    @Arg('input', () => CancelAccountDeletionInput) input: CancelAccountDeletionInput,
  ): Promise<Receipt> {
    await cancelAccountDeletion(context, input);
    return { message: msg('Your account stays. Nothing was removed.') };
  }
}
