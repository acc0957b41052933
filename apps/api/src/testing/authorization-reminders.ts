import { type Operations, SIGN_IN } from './authorization-matrix.ts';

const OWN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
const NONE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };
const WRONG = { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' };

/** Reminders, kept filters, Google's people and who is not the same; with things of the owner in their own tests. */
export const REMINDER_OPERATIONS: Operations = {
  'Mutation.createReminder': [
    {
      document:
        'mutation ($id: ID!, $at: DateTimeISO!) { createReminder(input: { contactId: $id, dueAt: $at }) { reminder { id } } }',
      variables: (f) => ({ id: f.ownersContact, at: new Date(Date.now() + 3_600_000).toISOString() }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.updateReminder': [
    {
      document: 'mutation ($id: ID!) { updateReminder(input: { id: $id, isDone: true }) { reminder { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: NONE,
    },
  ],
  'Mutation.deleteReminder': [
    {
      document: 'mutation ($id: ID!) { deleteReminder(input: { id: $id }) { deletedReminderId } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: NONE,
    },
  ],
  'Mutation.markNotificationsRead': [
    { document: 'mutation { markNotificationsRead(input: {}) { unreadCount } }', expected: OWN },
  ],
  'Mutation.registerPushSubscription': [
    {
      document:
        'mutation { registerPushSubscription(input: { endpoint: "http://localhost", p256dh: "x", auth: "x" }) { isRegistered } }',
      expected: WRONG,
    },
  ],
  'Mutation.removePushSubscription': [
    {
      document: 'mutation { removePushSubscription(input: { endpoint: "https://example.com" }) { isRemoved } }',
      expected: OWN,
    },
  ],
  'Mutation.updatePushSettings': [
    { document: 'mutation { updatePushSettings(input: { showsText: true }) { showsText } }', expected: OWN },
  ],
  'Mutation.updateNotificationSettings': [
    {
      document:
        'mutation { updateNotificationSettings(input: { kind: LEAD, inApp: true }) { notificationSetting { kind inApp push email } } }',
      expected: OWN,
    },
    {
      document:
        'mutation { updateNotificationSettings(input: { kind: SHARE, email: true }) { notificationSetting { kind } } }',
      expected: WRONG,
    },
  ],
  'Query.contactFilters': [{ document: '{ contactFilters { id } }', expected: OWN }],
  'Mutation.saveContactFilter': [
    {
      document: 'mutation { saveContactFilter(input: { name: "Fair", tag: "Fair" }) { contactFilter { id } } }',
      expected: OWN,
    },
  ],
  'Mutation.renameContactFilter': [
    {
      document: 'mutation ($id: ID!) { renameContactFilter(input: { id: $id, name: "x" }) { contactFilter { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: NONE,
    },
  ],
  'Mutation.deleteContactFilter': [
    {
      document: 'mutation ($id: ID!) { deleteContactFilter(input: { id: $id }) { deletedContactFilterId } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: NONE,
    },
  ],
  'Mutation.keepContactsApart': [
    {
      document: 'mutation ($id: ID!) { keepContactsApart(input: { ids: [$id] }) { contacts { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: WRONG,
    },
  ],
  'Mutation.readGooglePeople': [
    { document: 'mutation { readGooglePeople(input: { accessToken: "" }) { people { name } } }', expected: WRONG },
  ],
  'Mutation.importGooglePeople': [
    { document: 'mutation { importGooglePeople(input: { people: [{ name: "Fay" }] }) { addedCount } }', expected: OWN },
  ],
};
