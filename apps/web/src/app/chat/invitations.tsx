import { useApolloClient } from '@apollo/client/react';
import {
  InvitationsDocument,
  type InvitationsQuery,
  useDeclineInvitationMutation,
  useInvitationsQuery,
} from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Button, useToast } from '@tessera/ui';
import { useRef, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { useAcceptInvitation } from './enter-group.ts';

/** Groups that somebody asked the viewer into. */
export function Invitations() {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useInvitationsQuery({ fetchPolicy: 'cache-and-network' });
  const { answer, busyId } = useAnswer();
  if (!data && error) {
    return (
      <p className="border-b border-line px-4.5 py-3 text-sm text-ink-2">
        <RetryLine text={t('Couldn’t load your invitations.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (!data || data.groupInvitations.length === 0) return null;
  const decline = async (id: string) => {
    await answer(id, 'decline');
    // The button that was pressed is gone with its row.
    list.current?.focus();
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('Invitations')} className="outline-none">
      {data.groupInvitations.map(({ id, group, invitedBy }) => (
        <li key={id} className="flex gap-3 border-b border-line bg-note-soft px-4.5 py-3">
          <Avatar initials={initials(group.name)} src={group.photoUrl} />
          <div className="grid min-w-0 flex-1 gap-2">
            <p className="[overflow-wrap:anywhere]">
              <strong className="font-medium">
                <bdi>{group.name}</bdi>
              </strong>
              <span className="block text-sm text-ink-2">
                {invitedBy ? (
                  <>
                    <bdi>{invitedBy.name}</bdi> {t('invites you')}
                  </>
                ) : (
                  t('You are invited')
                )}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                isBusy={busyId === id}
                aria-label={t('Join {name}', { name: group.name })}
                onClick={() => void answer(id, 'accept')}
              >
                {t('Join')}
              </Button>
              <Button
                variant="quiet"
                aria-label={t('No thanks, {name}', { name: group.name })}
                onClick={() => void decline(id)}
              >
                {t('No thanks')}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Accepts or declines. An invitation that was answered, or is over, is shown no more. */
function useAnswer() {
  const toast = useToast();
  const { cache } = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const accept = useAcceptInvitation();
  const [declineInvitation] = useDeclineInvitationMutation();
  const answer = async (id: string, word: 'accept' | 'decline') => {
    setBusyId(id);
    try {
      if (word === 'accept') await accept(id);
      else await declineInvitation({ variables: { input: { id } } });
      cache.updateQuery({ query: InvitationsDocument }, (known) => known && without(known, id));
    } catch (error) {
      toast(errorText(error), { tone: 'bad' });
    } finally {
      setBusyId(null);
    }
  };
  return { answer, busyId };
}

function without({ groupInvitations }: InvitationsQuery, id: string): InvitationsQuery {
  return { groupInvitations: groupInvitations.filter((invitation) => invitation.id !== id) };
}
