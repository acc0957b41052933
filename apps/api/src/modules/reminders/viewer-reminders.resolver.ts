import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { ViewerType } from '../identity/index.ts';
import { ReminderConnection } from './reminder.entity.ts';
import { ReminderArgsType } from './reminder-list.inputs.ts';
import { listReminderPage } from './reminder-list.service.ts';

@Resolver(() => ViewerType)
export class ViewerRemindersResolver {
  @FieldResolver(() => ReminderConnection, {
    description: 'The viewer’s reminders that are not done, the soonest first unless `orderBy` says otherwise.',
  })
  openReminders(@Ctx() context: Context, @Args(() => ReminderArgsType) args: ReminderArgsType) {
    return listReminderPage(context, requireViewer(context), args);
  }
}
