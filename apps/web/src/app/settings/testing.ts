/** The zone of the machine that the tests run on, with which there is nothing to follow. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** A viewer with no choices yet, as the settings screen loads them. */
export const someViewer = {
  __typename: 'Viewer',
  connectedApps: [] as object[],
  apps: [] as object[],
  id: 'u1',
  fullName: 'Asha Rao',
  phone: '',
  isPhoneConfirmed: false,
  about: '',
  avatarUrl: null as string | null,
  handle: null as string | null,
  showEmail: true,
  allowContactDownloads: true,
  showSocials: true,
  isFindable: true,
  mayBeAdded: true,
  showsPresence: true,
  locale: null as string | null,
  timeZone,
  followsDeviceTimeZone: true,
  unreadNotifications: 0,
  pushShowsText: true,
  notificationSettings: (['LEAD', 'MESSAGE', 'SHARE', 'REMINDER', 'PAYMENT'] as const).map((kind) => ({
    ...{ __typename: 'NotificationSetting', kind, inApp: true, push: true },
    email: kind === 'SHARE' ? null : true,
  })),
  email: 'asha@example.com',
  isEmailConfirmed: true,
  pendingEmail: null as string | null,
  deletionDueAt: null as string | null,
  sessions: [] as object[],
  accessTokens: [] as object[],
};

/** What each page of the settings asks for, out of one account. */
export function answerSettings(answer: () => Response) {
  const pages = ['Account', 'Privacy', 'Notifications', 'Security', 'Developers', 'Data'];
  return Object.fromEntries(pages.map((page) => [`GraphQL Settings${page}`, answer]));
}
