import { defineModule } from '../../kernel/module.ts';
import { Reminder } from './reminder.entity.ts';
import { ContactReminderResolver, ReminderResolver } from './reminder.resolver.ts';
import { findReminder, remind } from './reminder.service.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    remind: { reminderId: string };
  }
}

export const reminders = defineModule({
  name: 'reminders',
  entities: [Reminder],
  resolvers: [ReminderResolver, ContactReminderResolver],
  jobs: {
    remind,
  },
  nodesOfViewer: {
    Reminder: { entity: Reminder, find: findReminder },
  },
});
