import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Contact } from '../contacts/index.ts';
import { Reminder } from './reminder.entity.ts';
import { CreateReminderInput, DeleteReminderInput, UpdateReminderInput } from './reminder.inputs.ts';
import {
  createReminder,
  deleteReminder,
  findRemindedContact,
  listContactReminders,
  updateReminder,
} from './reminder.service.ts';

@Resolver(() => Reminder)
export class ReminderResolver {
  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Reminder, { description: 'When its time has come it is mailed once.' })
  createReminder(@Ctx() context: Context, @Arg('input', () => CreateReminderInput) input: CreateReminderInput) {
    return createReminder(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Reminder, { description: 'Moves it, notes something else, or says that it is done.' })
  updateReminder(@Ctx() context: Context, @Arg('input', () => UpdateReminderInput) input: UpdateReminderInput) {
    return updateReminder(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ID, { description: 'Gives the id.' })
  @PayloadFieldName('deletedReminderId', 'The reminder that is gone.')
  deleteReminder(@Ctx() context: Context, @Arg('input', () => DeleteReminderInput) input: DeleteReminderInput) {
    return deleteReminder(context, requireViewer(context), input.id);
  }

  @FieldResolver(() => Contact, { description: 'The contact to get in touch with.' })
  contact(@Ctx() context: Context, @Root() reminder: Reminder) {
    return findRemindedContact(context, reminder);
  }
}

@Resolver(() => Contact)
export class ContactReminderResolver {
  @FieldResolver(() => [Reminder], { description: 'Those that are not done first, the soonest first; at most 100.' })
  reminders(@Ctx() context: Context, @Root() contact: Contact) {
    requireViewer(context);
    return listContactReminders(context, contact);
  }
}
