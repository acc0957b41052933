import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import type { ReminderOrder } from './reminder-list.service.ts';

const REMINDERS = defineOrder<ReminderOrder>({
  name: 'ReminderOrder',
  description: 'The order of what the viewer wants to be reminded of.',
  values: {
    SOONEST: 'The reminder that is due first comes first.',
    LATEST: 'The reminder that is due last comes first.',
    NEWEST: 'The reminder that was made last comes first.',
    OLDEST: 'The reminder that was made first comes first.',
    CONTACT: 'By the contact’s name, in alphabetical order. Those of one contact stand soonest first.',
  },
});

@ArgsType()
export class ReminderArgsType extends defineListArgs(REMINDERS, 'note or the contact’s name') {}
