import {
  useChangeTeamLinkMutation,
  useRemoveTeamLinkMutation,
  useWithdrawTeamInvitationMutation,
} from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Question } from '@tessera/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { CopyButton } from '../../parts/screen/copy-button.tsx';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** How others join: open invitations by mail, and the team's link. */
export function Invitations(props: TeamProps) {
  const { team, onChange } = props;
  return (
    <section aria-labelledby="team-invitations" className="grid gap-4 border-t border-line pt-6">
      <h2 id="team-invitations">{t('Invitations')}</h2>
      {team.invitations.length === 0 && <p className="text-ink-2">{t('No pending invitations')}</p>}
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
    if (await act(() => withdraw({ variables: { input: { id } } }), t('Invitation withdrawn'))) onChange();
  };
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-3 first:border-t">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{email}</p>
        <p className="text-sm text-ink-2">
          {ROLE_WORDS[role].name}
          {label && (
            <>
              {' '}
              · <bdi>{label}</bdi>
            </>
          )}{' '}
          {t('· until {day}', { day: formatDate(expiresAt, 'day') })}
        </p>
      </div>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={t('Withdraw the invitation of {email}', { email })}
        onClick={remove}
      >
        {t('Withdraw')}
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
  const variables = { input: { id } };
  const make = () =>
    act(() => change({ variables }), joinUrl ? t('New link created. The old one no longer works') : t('Link created'));
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {joinUrl
          ? t('Anyone with this link can join as a member:')
          : t('Create a link so people can join on their own.')}
      </p>
      {joinUrl && <p className="font-mono text-sm [overflow-wrap:anywhere]">{joinUrl}</p>}
      <div className="flex flex-wrap gap-2">
        {joinUrl && (
          <CopyButton text={joinUrl}>
            <Link2 aria-hidden="true" />
            {t('Copy link')}
          </CopyButton>
        )}
        <Button isBusy={isBusy} onClick={() => (joinUrl ? setIsAsking(true) : void make())}>
          {joinUrl ? t('Change link') : t('Create join link')}
        </Button>
        {joinUrl && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void act(() => remove({ variables }), t('Link removed'))}
          >
            {t('Remove link')}
          </Button>
        )}
      </div>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={t('Change the join link?')}
        detail={t('The current link will stop working.')}
        confirmLabel={t('Change link')}
        onConfirm={() => void make()}
      />
    </div>
  );
}
