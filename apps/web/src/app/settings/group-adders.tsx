import { type PrivacySettingsFragment, useUpdatePrivacyMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

/** Who puts the person into a group without asking first. */
export function GroupAdders({ viewer }: { viewer: PrivacySettingsFragment }) {
  const [update] = useUpdatePrivacyMutation();
  const attempt = useAttempt();
  const choose = (mayBeAdded: boolean) => {
    const updateViewer = { __typename: 'UpdateViewerPayload' as const, viewer: { ...viewer, mayBeAdded } };
    return attempt(() => update({ variables: { input: { mayBeAdded } }, optimisticResponse: { updateViewer } }));
  };
  return (
    <SelectField
      label={t('Who may add me to groups')}
      value={viewer.mayBeAdded ? 'known' : 'nobody'}
      hint={
        viewer.mayBeAdded
          ? t(
              'People you gave your card to, your team and members of your groups. Everyone else has to invite you first.',
            )
          : t('Everyone has to invite you first.')
      }
      onChange={({ target }) => void choose(target.value === 'known')}
    >
      <option value="known">{t('People I know')}</option>
      <option value="nobody">{t('No one')}</option>
    </SelectField>
  );
}
