import { defineModule } from '../../kernel/module.ts';
import { remindersExport } from './export.ts';
import { Reminder } from './reminder.entity.ts';
import { ContactReminderResolver, ReminderResolver } from './reminder.resolver.ts';
import { findReminder, remind } from './reminder.service.ts';
import { ViewerRemindersResolver } from './viewer-reminders.resolver.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    remind: { reminderId: string };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'reminder.due': { reminder: Reminder };
  }
}

export const reminders = defineModule({
  name: 'reminders',
  entities: [Reminder],
  resolvers: [ViewerRemindersResolver, ReminderResolver, ContactReminderResolver],
  jobs: {
    remind,
  },
  nodesOfViewer: {
    Reminder: { entity: Reminder, find: findReminder },
  },
  exports: remindersExport,
  tokens: {
    'contacts:read': 'Reminder Viewer.openReminders',
    'contacts:write': 'Mutation.createReminder Mutation.updateReminder Mutation.deleteReminder',
  },
});
