import { type PrivacySettingsFragment, useUpdatePrivacyMutation } from '@tessera/client';
import { PRODUCT_NAME } from '../../product.ts';
import { GroupAdders } from './group-adders.tsx';
import { SwitchList } from './switch-list.tsx';

type Setting =
  | 'showEmail'
  | 'allowContactDownloads'
  | 'showSocials'
  | 'showSharePromo'
  | 'isFindable'
  | 'showsPresence';

const SETTINGS: readonly { name: Setting; label: string; hint: string }[] = [
  {
    name: 'showEmail',
    label: 'Show email on card',
    hint: 'Off: no email address in the page, the contact file or search.',
  },
  {
    name: 'allowContactDownloads',
    label: 'Allow contact downloads',
    hint: 'When off, nobody can save your contact file.',
  },
  {
    name: 'showSocials',
    label: 'Show social links',
    hint: 'Off: your profiles on other networks stay off your cards.',
  },
  {
    name: 'showSharePromo',
    label: `Begin shared texts with a line about ${PRODUCT_NAME}`,
    hint: 'Off: “Copy text” and WhatsApp take along nothing but your card.',
  },
  {
    name: 'isFindable',
    label: 'Let people who know my phone number or email find me',
    hint: 'When off, nobody can find out that you have an account.',
  },
  {
    name: 'showsPresence',
    label: 'Show when I’m here',
    hint: 'Off: others don’t see that you are here, type, or were active lately.',
  },
];

/** What others get to see. */
export function PrivacySettings({ viewer }: { viewer: PrivacySettingsFragment }) {
  const [update] = useUpdatePrivacyMutation();
  const change = (name: Setting, value: boolean) => {
    const optimisticResponse = { updateViewer: { ...viewer, [name]: value } };
    return update({ variables: { input: { [name]: value } }, optimisticResponse });
  };
  return (
    <div className="grid gap-6">
      <SwitchList settings={SETTINGS} values={viewer} onChange={change} />
      <GroupAdders viewer={viewer} />
    </div>
  );
}
