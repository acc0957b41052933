/** That somebody wants to get in touch with a contact again. */
export { Reminder } from './reminder.entity.ts';
