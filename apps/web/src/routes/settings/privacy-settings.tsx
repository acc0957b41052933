import { type PrivacySettingsFragment, useUpdatePrivacyMutation } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { Switch, useToast } from '@tessera/ui';
import { PRODUCT_NAME } from '../../product.ts';

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
    hint: 'Off: no e-mail address in the page, the contact file or search.',
  },
  { name: 'allowContactDownloads', label: 'Allow contact downloads', hint: 'Off: nobody can save your contact file.' },
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
    label: 'Let people who know my phone number or e-mail find me',
    hint: 'Off: nobody is told that you have an account, and who adds your number to a group invites you instead.',
  },
  {
    name: 'showsPresence',
    label: 'Show when I’m here',
    hint: 'Off: others don’t see that you are here, type, or were active lately.',
  },
];

/** Switches that take effect at once and go back when the server refuses. */
export function PrivacySettings({ viewer }: { viewer: PrivacySettingsFragment }) {
  const [update] = useUpdatePrivacyMutation();
  const toast = useToast();
  const change = async (name: Setting, value: boolean) => {
    try {
      const optimisticResponse = { updateViewer: { ...viewer, [name]: value } };
      await update({ variables: { input: { [name]: value } }, optimisticResponse });
    } catch {
      toast(MESSAGES.saveFailed, { tone: 'bad' });
    }
  };
  return (
    <div className="grid gap-5">
      {SETTINGS.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={viewer[name]}
          onChange={(event) => void change(name, event.target.checked)}
        />
      ))}
    </div>
  );
}
