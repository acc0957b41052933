import { useMarkTeamContactsMutation, useTeamContactQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Switch } from '@tessera/ui';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

/** Whether a contact stays with the viewer's team when they leave it. Nothing for viewers without a team. */
export function TeamContact({ contactId }: { contactId: string }) {
  const { data, error, refetch } = useTeamContactQuery({ variables: { id: contactId } });
  const [mark] = useMarkTeamContactsMutation();
  const attempt = useAttempt();
  const team = data?.organization;
  if (!data && error) {
    return (
      <p className="text-ink-2">
        <RetryLine text={t('Couldn’t load whether your team keeps this contact.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (!team || !data.contact) return null;
  const change = (isOrganizations: boolean) =>
    attempt(() => mark({ variables: { input: { ids: [contactId], isOrganizations } } }));
  return (
    <Switch
      label={t('Belongs to {name}', { name: team.name })}
      hint={t('Only you see it. If you leave the team, it stays with the team.')}
      checked={data.contact.isOrganizations}
      onChange={change}
    />
  );
}
