import {
  type NotificationChannelsFragment,
  type NotificationSettingsFragment,
  useUpdateNotificationSettingsMutation,
} from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { Tick, useToast } from '@tessera/ui';

type Kind = NotificationChannelsFragment['kind'];
type Channel = 'inApp' | 'email';

const KINDS: Record<Kind, { label: string; hint: string }> = {
  LEAD: { label: 'New leads', hint: 'A visitor leaves their details on one of your cards.' },
  MESSAGE: {
    label: 'Messages',
    hint: 'Direct messages and mentions. Emails come after 30 minutes away and say who wrote, not what.',
  },
  SHARE: { label: 'Shared cards', hint: 'Someone sends you a card.' },
  REMINDER: { label: 'Reminders', hint: 'One of your reminders is due.' },
};

const CHANNELS: readonly { name: Channel; label: string; inWords: string }[] = [
  { name: 'inApp', label: 'In app', inWords: 'in the app' },
  { name: 'email', label: 'Email', inWords: 'by email' },
];

/** What the person is notified of, and how; takes effect at once. */
export function NotificationSettings({ viewer }: { viewer: NotificationSettingsFragment }) {
  const change = useChange();
  return (
    <div className="grid gap-5">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        Emails go to {viewer.email}
        {viewer.isEmailConfirmed ? '.' : ', once you have confirmed that address below.'} You always get emails about
        your password, address and account deletion.
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-2 font-normal">
              Notify me of
            </th>
            {CHANNELS.map(({ name, label }) => (
              <th key={name} scope="col" className="w-18 py-2 text-center font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {viewer.notificationSettings.map((setting) => (
            <KindRow key={setting.kind} setting={setting} onChange={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Change = (setting: NotificationChannelsFragment, channel: Channel, value: boolean) => void;

function KindRow({ setting, onChange }: { setting: NotificationChannelsFragment; onChange: Change }) {
  const { label, hint } = KINDS[setting.kind];
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pr-3 font-normal">
        {label}
        <span className="mt-0.5 block text-sm text-ink-2">{hint}</span>
      </th>
      {CHANNELS.map(({ name, inWords }) => (
        <td key={name} className="py-3 text-center">
          <ChannelTick
            label={`${label} ${inWords}`}
            value={setting[name]}
            onChange={(value) => onChange(setting, name, value)}
          />
        </td>
      ))}
    </tr>
  );
}

interface ChannelTickProps {
  label: string;
  /** Null where nothing is sent. */
  value: boolean | null;
  onChange: (value: boolean) => void;
}

function ChannelTick({ label, value, onChange }: ChannelTickProps) {
  if (value === null) {
    return (
      <span className="text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not available</span>
      </span>
    );
  }
  return <Tick aria-label={label} checked={value} onChange={(event) => onChange(event.target.checked)} />;
}

/** Shows the choice at once, and takes it back when the server refuses. */
function useChange(): Change {
  const [update] = useUpdateNotificationSettingsMutation();
  const toast = useToast();
  return (setting, channel, value) => {
    const input = { kind: setting.kind, [channel]: value };
    const optimisticResponse = { updateNotificationSettings: { ...setting, [channel]: value } };
    update({ variables: { input }, optimisticResponse }).catch(() => toast(MESSAGES.saveFailed, { tone: 'bad' }));
  };
}
