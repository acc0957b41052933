import {
  useChangeTeamLinkMutation,
  useRemoveTeamLinkMutation,
  useWithdrawTeamInvitationMutation,
} from '@tessera/client';
import { mayInOrganization, TOAST_MS } from '@tessera/domain';
import { Button, Question, useToast } from '@tessera/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { copyText } from '../../share/copy-text.ts';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** How others join: open invitations by mail, and the team's link. */
export function Invitations(props: TeamProps) {
  const { team, onChange } = props;
  return (
    <section aria-labelledby="team-invitations" className="grid gap-4 border-t border-line pt-6">
      <h2 id="team-invitations">Invitations</h2>
      {team.invitations.length === 0 && <p className="text-ink-2">No pending invitations</p>}
      <ul>
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onChange={onChange} />
        ))}
      </ul>
      {mayInOrganization(team.viewerRole, 'changeLink') && <JoinLink {...props} />}
    </section>
  );
}

interface InvitationRowProps {
  invitation: TeamProps['team']['invitations'][number];
  onChange: () => void;
}

function InvitationRow({ invitation: { id, email, role, label, expiresAt }, onChange }: InvitationRowProps) {
  const [withdraw] = useWithdrawTeamInvitationMutation();
  const { act, isBusy } = useTeamAct();
  const remove = async () => {
    if (await act(() => withdraw({ variables: { input: { id } } }), 'Invitation withdrawn')) onChange();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:border-t">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{email}</p>
        <p className="text-sm text-ink-2">
          {ROLE_WORDS[role].name}
          {label && <bdi> · {label}</bdi>} · until {formatDate(expiresAt, 'day')}
        </p>
      </div>
      <Button variant="quiet" isBusy={isBusy} aria-label={`Withdraw the invitation of ${email}`} onClick={remove}>
        Withdraw
      </Button>
    </li>
  );
}

/** Everybody who has the link joins as a member, until it is changed or removed. */
function JoinLink({ team: { id, joinUrl } }: TeamProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [change] = useChangeTeamLinkMutation();
  const [remove] = useRemoveTeamLinkMutation();
  const { act, isBusy } = useTeamAct();
  const toast = useToast();
  const copy = async () => {
    if (joinUrl && (await copyText(joinUrl))) toast('Link copied', { durationMs: TOAST_MS.copied });
    else toast('Copying failed. Select the link and copy it.', { tone: 'bad' });
  };
  const variables = { input: { id } };
  const make = () =>
    act(() => change({ variables }), joinUrl ? 'New link created. The old one no longer works' : 'Link made');
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {joinUrl ? 'Anyone with this link can join as a member:' : 'Create a link so people can join on their own.'}
      </p>
      {joinUrl && <p className="font-mono text-sm [overflow-wrap:anywhere]">{joinUrl}</p>}
      <div className="flex flex-wrap gap-2">
        {joinUrl && (
          <Button onClick={() => void copy()}>
            <Link2 aria-hidden="true" />
            Copy link
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => (joinUrl ? setIsAsking(true) : void make())}>
          {joinUrl ? 'Change link' : 'Create join link'}
        </Button>
        {joinUrl && (
          <Button variant="quiet" isBusy={isBusy} onClick={() => void act(() => remove({ variables }), 'Link removed')}>
            Remove link
          </Button>
        )}
      </div>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question="Change the join link?"
        detail="The current link will stop working."
        confirmLabel="Change link"
        onConfirm={() => void make()}
      />
    </div>
  );
}
