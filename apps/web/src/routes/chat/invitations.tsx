import { useAcceptInvitationMutation, useDeclineInvitationMutation, useInvitationsQuery } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { Button, useToast } from '@tessera/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Groups that somebody asked the viewer into by their telephone number. */
export function Invitations() {
  const toast = useToast();
  const navigate = useNavigate();
  const { data } = useInvitationsQuery({ fetchPolicy: 'cache-and-network' });
  const [accept] = useAcceptInvitationMutation({ refetchQueries: ['Invitations', 'Inbox'] });
  const [decline] = useDeclineInvitationMutation({ refetchQueries: ['Invitations'] });
  const complain = (error: unknown) => {
    toast(error instanceof Error ? error.message : MESSAGES.networkError, { tone: 'bad' });
  };
  const join = async (id: string) => {
    try {
      await accept({ variables: { input: { id } } });
      navigate(paths.chat(id));
    } catch (error) {
      complain(error);
    }
  };
  return data?.groupInvitations.map(({ id, group, invitedBy }) => (
    <div key={id} className="grid gap-2 border-b border-line bg-note-soft px-4.5 py-3">
      <p className="[overflow-wrap:anywhere]">
        {invitedBy ? `${invitedBy.name} asks you into ` : 'You are asked into '}
        <strong className="font-medium">{group.name}</strong>.
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => void join(id)}>
          Join
        </Button>
        <Button variant="quiet" onClick={() => void decline({ variables: { input: { id } } }).catch(complain)}>
          No thanks
        </Button>
      </div>
    </div>
  ));
}
