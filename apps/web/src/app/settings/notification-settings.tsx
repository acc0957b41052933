import { type NotificationSettingsFragment, useUpdateNotificationsMutation } from '@tessera/client';
import { SwitchList } from './switch-list.tsx';

type Setting = 'notifyLeads' | 'notifyReminders' | 'notifyMessages';

const SETTINGS: readonly { name: Setting; label: string; hint: string }[] = [
  {
    name: 'notifyLeads',
    label: 'Somebody left their details',
    hint: 'A mail as soon as a visitor of a card has sent you their contact.',
  },
  { name: 'notifyReminders', label: 'A reminder is due', hint: 'A mail at the time for which you set it.' },
  {
    name: 'notifyMessages',
    label: 'Messages wait for you',
    hint: 'A mail when direct messages or mentions are unread and you have been away for 30 minutes. It says who wrote, not what.',
  },
];

/** What the person gets by mail, besides notices that keep the account safe. */
export function NotificationSettings({ viewer }: { viewer: NotificationSettingsFragment }) {
  const [update] = useUpdateNotificationsMutation();
  const change = (name: Setting, value: boolean) => {
    const optimisticResponse = { updateViewer: { ...viewer, [name]: value } };
    return update({ variables: { input: { [name]: value } }, optimisticResponse });
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        By mail to {viewer.email}
        {viewer.isEmailConfirmed ? '.' : ', once you have confirmed that address below.'} Mails about your password,
        address and deletion always come.
      </p>
      <SwitchList settings={SETTINGS} values={viewer} onChange={change} />
    </div>
  );
}
