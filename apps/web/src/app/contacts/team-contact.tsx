import { useMarkTeamContactsMutation, useTeamContactQuery } from '@tessera/client';
import { Switch, useToast } from '@tessera/ui';
import { errorText } from '../../errors/error-text.ts';

/** Whether a contact stays with the viewer's team when they leave it. Nothing for viewers without a team. */
export function TeamContact({ contactId }: { contactId: string }) {
  const { data } = useTeamContactQuery({ variables: { id: contactId } });
  const [mark] = useMarkTeamContactsMutation();
  const toast = useToast();
  const team = data?.organization;
  if (!team || !data.contact) return null;
  const change = (isOrganizations: boolean) =>
    mark({ variables: { input: { ids: [contactId], isOrganizations } } }).catch((error: unknown) =>
      toast(errorText(error), { tone: 'bad' }),
    );
  return (
    <Switch
      label={`Belongs to ${team.name}`}
      hint="Only you see it. If you leave the team, it stays with the team."
      checked={data.contact.isOrganizations}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
