import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../kernel/graphql/requires-proof.ts';
import { setPushText } from './notification-settings.service.ts';
import { RegisterPushSubscriptionInput, RemovePushSubscriptionInput, UpdatePushSettingsInput } from './push.inputs.ts';
import { registerPushSubscription, removePushSubscription } from './push-subscription.service.ts';

/** Notifications on a device, also while no page is open. */
@Resolver()
export class PushResolver {
  @RequiresProof({ opens: 'PUSH_ADDED' })
  @Mutation(() => Boolean, {
    description: 'Works until this session ends. An account can have ten; one more replaces the oldest. Needs a proof.',
  })
  @PayloadFieldName('isRegistered', 'Always true.')
  async registerPushSubscription(
    @Ctx() context: Context,
    @Arg('input', () => RegisterPushSubscriptionInput) input: RegisterPushSubscriptionInput,
  ) {
    await registerPushSubscription(context, requireViewer(context), input);
    return true;
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Boolean, { description: 'Stops pushing notifications to this browser.' })
  @PayloadFieldName('isRemoved', 'Always true, also where there was none.')
  async removePushSubscription(
    @Ctx() context: Context,
    @Arg('input', () => RemovePushSubscriptionInput) input: RemovePushSubscriptionInput,
  ) {
    await removePushSubscription(context, requireViewer(context), input.endpoint);
    return true;
  }

  @Harmless('chooses which notifications go to the person’s own address and devices')
  @Mutation(() => Boolean, { description: 'Saves the choice and returns it.' })
  @PayloadFieldName('showsText', 'Whether push notifications show their text.')
  async updatePushSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePushSettingsInput) input: UpdatePushSettingsInput,
  ) {
    await setPushText(context, requireViewer(context), input.showsText);
    return input.showsText;
  }
}
