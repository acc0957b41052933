import {
  type NotificationChannelsFragment,
  type NotificationSettingsFragment,
  useUpdateNotificationSettingsMutation,
  useUpdatePushSettingsMutation,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Switch, Tick } from '@tessera/ui';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { PushSwitch } from '../../parts/notifications/push-switch.tsx';

type Kind = NotificationChannelsFragment['kind'];
type Channel = 'inApp' | 'push' | 'email';

const KINDS: Record<Kind, { label: string; hint: string }> = {
  LEAD: { label: t('New leads'), hint: t('A visitor leaves their details on one of your cards.') },
  MESSAGE: {
    label: t('Messages'),
    hint: t(
      'Direct messages and mentions. If you’re away for 30 minutes, we email you who wrote, but not the message.',
    ),
  },
  SHARE: { label: t('Shared cards'), hint: t('Someone sends you a card.') },
  REMINDER: { label: t('Reminders'), hint: t('One of your reminders is due.') },
  PAYMENT: { label: t('Payments'), hint: t('A customer pays for one of your deals by its link.') },
};

const CHANNELS: readonly { name: Channel; label: string; inWords: string }[] = [
  { name: 'inApp', label: t('In app'), inWords: t('in the app') },
  { name: 'push', label: t('Push'), inWords: t('by push') },
  { name: 'email', label: t('Email'), inWords: t('by email') },
];

/** What the person is notified of, and how; takes effect at once. */
export function NotificationSettings({ viewer }: { viewer: NotificationSettingsFragment }) {
  const change = useChange();
  const setPushText = usePushText(viewer.id);
  return (
    <div className="grid gap-5">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {viewer.isEmailConfirmed
          ? t('Emails go to {email}.', { email: viewer.email })
          : t('Emails go to {email}, once you have confirmed that address under Account.', {
              email: viewer.email,
            })}{' '}
        {t('You always get emails about your password, address and account deletion.')}
      </p>
      <table className="w-full text-start max-[20rem]:table-fixed max-[20rem]:[overflow-wrap:anywhere]">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-2 font-normal">
              {t('Notify me of')}
            </th>
            {CHANNELS.map(({ name, label }) => (
              <th key={name} scope="col" className="w-14 py-2 max-[20rem]:w-1/5 text-center font-normal sm:w-18">
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
      <h3 className="-mb-2 text-lg">{t('Push notifications')}</h3>
      <PushSwitch />
      <Switch
        label={t('Show message text')}
        hint={t(
          'Push notifications show the beginning of a message and the note of a reminder. Turn it off if others see your screen.',
        )}
        checked={viewer.pushShowsText}
        onChange={setPushText}
      />
    </div>
  );
}

type Change = (setting: NotificationChannelsFragment, channel: Channel, value: boolean) => void;

function KindRow({ setting, onChange }: { setting: NotificationChannelsFragment; onChange: Change }) {
  const { label, hint } = KINDS[setting.kind];
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-3 font-normal">
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
        <span className="sr-only">{t('Not available')}</span>
      </span>
    );
  }
  return <Tick aria-label={label} checked={value} onChange={(event) => onChange(event.target.checked)} />;
}

/** Shows the choice at once, and takes it back when the server refuses. */
function useChange(): Change {
  const [update] = useUpdateNotificationSettingsMutation();
  const attempt = useAttempt();
  return (setting, channel, value) => {
    const input = { kind: setting.kind, [channel]: value };
    const updateNotificationSettings = {
      __typename: 'UpdateNotificationSettingsPayload' as const,
      notificationSetting: { ...setting, [channel]: value },
    };
    void attempt(() => update({ variables: { input }, optimisticResponse: { updateNotificationSettings } }));
  };
}

/** Saves whether push notifications show text; a failure is told. */
function usePushText(viewerId: string): (showsText: boolean) => Promise<boolean> {
  const [update] = useUpdatePushSettingsMutation();
  const attempt = useAttempt();
  return (showsText) =>
    attempt(() =>
      update({
        variables: { input: { showsText } },
        update: (cache, { data }) =>
          cache.modify({
            id: cache.identify({ __typename: 'Viewer', id: viewerId }),
            fields: { pushShowsText: (before) => data?.updatePushSettings.showsText ?? before },
          }),
      }),
    );
}
