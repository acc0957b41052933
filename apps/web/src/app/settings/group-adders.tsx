import { type PrivacySettingsFragment, useUpdatePrivacyMutation } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { SelectField, useToast } from '@tessera/ui';

/** Who puts the person into a group without asking first. */
export function GroupAdders({ viewer }: { viewer: PrivacySettingsFragment }) {
  const toast = useToast();
  const [update] = useUpdatePrivacyMutation();
  const choose = (mayBeAdded: boolean) =>
    update({
      variables: { input: { mayBeAdded } },
      optimisticResponse: { updateViewer: { ...viewer, mayBeAdded } },
    }).catch(() => toast(MESSAGES.saveFailed, { tone: 'bad' }));
  return (
    <SelectField
      label="Who may add me to groups"
      value={viewer.mayBeAdded ? 'known' : 'nobody'}
      hint={
        viewer.mayBeAdded
          ? 'People you gave your card to, your team and members of your groups. Everybody else sends you an invitation.'
          : 'Everybody sends you an invitation first.'
      }
      onChange={({ target }) => void choose(target.value === 'known')}
    >
      <option value="known">People I know</option>
      <option value="nobody">Nobody</option>
    </SelectField>
  );
}
