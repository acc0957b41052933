import { type PrivacySettingsFragment, useUpdatePrivacyMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { keepPrivacy } from '../../data/card-store/privacy.ts';
import { GroupAdders } from './group-adders.tsx';
import { SwitchList } from './switch-list.tsx';

type Setting = 'showEmail' | 'allowContactDownloads' | 'showSocials' | 'isFindable' | 'showsPresence';

const SETTINGS: readonly { name: Setting; label: string; hint: string }[] = [
  {
    name: 'showEmail',
    label: t('Show email on card'),
    hint: t('When off, your email address isn’t on the page, in the contact file or in search.'),
  },
  {
    name: 'allowContactDownloads',
    label: t('Allow contact downloads'),
    hint: t('When off, no one can save your contact file.'),
  },
  {
    name: 'showSocials',
    label: t('Show social links'),
    hint: t('When off, your cards don’t show your profiles on other networks.'),
  },
  {
    name: 'isFindable',
    label: t('Let people who know my phone number or email find me'),
    hint: t('When off, no one can find out that you have an account.'),
  },
  {
    name: 'showsPresence',
    label: t('Show when I’m here'),
    hint: t('When off, no one sees that you’re online, typing or recently active.'),
  },
];

/** What others get to see. */
export function PrivacySettings({ viewer }: { viewer: PrivacySettingsFragment }) {
  const [update] = useUpdatePrivacyMutation();
  const change = (name: Setting, value: boolean) =>
    update({
      variables: { input: { [name]: value } },
      onCompleted: ({ updateViewer: { viewer } }) =>
        keepPrivacy(viewer.id, { email: viewer.showEmail, socials: viewer.showSocials }),
    });
  return (
    <div className="grid gap-6">
      <SwitchList settings={SETTINGS} values={viewer} onChange={change} />
      <GroupAdders viewer={viewer} />
    </div>
  );
}
