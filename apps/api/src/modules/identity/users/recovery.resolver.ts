import { msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../../kernel/receipt.ts';
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  UndoEmailChangeInput,
} from './account.inputs.ts';
import { ConfirmedEmail } from './account.types.ts';
import { changeEmail, confirmEmail, requestEmailConfirmation, undoEmailChange } from './email.service.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

@Resolver()
export class PasswordResolver {
  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => Receipt, { description: 'Mails a link. The answer is the same when nobody has this address.' })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ): Promise<Receipt> {
    await requestPasswordReset(context, input);
    return { message: msg('If an account exists for {email}, we have sent a link.', { email: input.email.trim() }) };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => Receipt, { description: 'Sets a password by a mailed link. Every session ends.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<Receipt> {
    await resetPassword(context, input);
    return { message: msg('Your password was changed. Sign in.') };
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Receipt, { description: 'All other sessions end; this one goes on. Needs a proof.' })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<Receipt> {
    await changePassword(context, requireViewer(context), input);
    return { message: msg('Your password was changed. All other devices were signed out.') };
  }
}

@Resolver()
export class EmailResolver {
  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Receipt, {
    description:
      'Mails a link to the new address, which takes over when the link is used. CONFLICT when it is taken. Needs a proof.',
  })
  async changeEmail(
    @Ctx() context: Context,
    @Arg('input', () => ChangeEmailInput) input: ChangeEmailInput,
  ): Promise<Receipt> {
    const email = await changeEmail(context, requireViewer(context), input);
    return { message: msg('We have sent a link to {email}. The address changes when you use it.', { email }) };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => Receipt, { description: 'Mails the link that proves the address once more.' })
  async requestEmailConfirmation(@Ctx() context: Context): Promise<Receipt> {
    const email = await requestEmailConfirmation(context, requireViewer(context));
    return { message: msg('We have sent a link to {email}.', { email }) };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => ConfirmedEmail, {
    description:
      'Gives the account its former address back, by the link that was mailed there. All access ends, and so do a deletion and an authenticator app that was turned on within the week before or since. A link for a new password is mailed.',
  })
  async undoEmailChange(
    @Ctx() context: Context,
    @Arg('input', () => UndoEmailChangeInput) input: UndoEmailChangeInput,
  ): Promise<ConfirmedEmail> {
    const email = await undoEmailChange(context, input);
    return { message: msg('The account is yours again. We’ve emailed you a link for a new password.'), email };
  }

  @Harmless('works only with a mailed link, or mails one to the account’s own address')
  @Mutation(() => ConfirmedEmail, { description: 'Uses a mailed link; nobody has to be signed in.' })
  async confirmEmail(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput,
  ): Promise<ConfirmedEmail> {
    const email = await confirmEmail(context, input);
    return { message: msg('Your email address is confirmed.'), email };
  }
}
