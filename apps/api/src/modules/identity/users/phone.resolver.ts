import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { confirmPhone, sendPhoneCode } from './phone.service.ts';
import { ConfirmPhoneInput, SentPhoneCode } from './phone.types.ts';
import type { User } from './user.entity.ts';
import { ViewerType } from './viewer.types.ts';

@Resolver(() => ViewerType)
export class PhoneResolver {
  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => SentPhoneCode, {
    description: 'Sends a code to the viewer’s number. UNAVAILABLE where no text messages are sent.',
  })
  sendPhoneCode(@Ctx() context: Context) {
    return sendPhoneCode(context, requireViewer(context));
  }

  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => ViewerType, { description: 'Proves the number. Another account that had it proved loses it.' })
  confirmPhone(@Ctx() context: Context, @Arg('input', () => ConfirmPhoneInput) input: ConfirmPhoneInput) {
    return confirmPhone(context, requireViewer(context), input);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a code has proved the number. Until then nobody is found, invited or matched by it.',
  })
  isPhoneConfirmed(@Root() user: User): boolean {
    return user.phoneConfirmedAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether `sendPhoneCode` sends text messages here.' })
  canConfirmPhone(@Ctx() { env }: Context): boolean {
    return env.sms !== 'none';
  }
}
