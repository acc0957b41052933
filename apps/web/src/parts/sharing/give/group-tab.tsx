import { useRoomsQuery, useShareCardToGroupMutation } from '@tessera/client';
import { MESSAGES, TOAST_MS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, SelectField, useToast } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../data/errors/error-text.ts';
import { paths } from '../../../paths.ts';
import { RetryLine } from '../../feedback/error-notice.tsx';
import { TEXT_LINK } from '../../screen/text-link.ts';
import { AFTER_SHARE } from './after-share.ts';

export type Rooms = ReturnType<typeof useRooms>;

/** The viewer's groups, asked for when the dialog opens. That they can't be loaded disturbs nobody on other tabs. */
export function useRooms() {
  const { data, error, refetch, fetchMore } = useRoomsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.viewer?.groups;
  const next = groups?.pageInfo.hasNextPage ? groups.pageInfo.endCursor : null;
  useEffect(() => {
    if (next) void fetchMore({ variables: { after: next } }).catch(() => {});
  }, [next, fetchMore]);
  return { rooms: groups?.edges.map(({ node }) => node) ?? null, error, refetch };
}

/** Posts the card into one of the viewer's groups. */
export function GroupTab({ cardId, isPrivate, rooms }: { cardId: string; isPrivate: boolean; rooms: Rooms }) {
  const toast = useToast();
  const [chosen, choose] = useState('');
  const [shareCardToGroup, { loading }] = useShareCardToGroupMutation(AFTER_SHARE);
  const post = async () => {
    if (chosen === '') return toast(say(MESSAGES.chooseGroup), { tone: 'bad', durationMs: TOAST_MS.copied });
    try {
      await shareCardToGroup({ variables: { input: { cardId, groupId: chosen } } });
      toast(say(MESSAGES.sharedToGroup), { durationMs: TOAST_MS.copied });
      choose('');
    } catch (error) {
      toast(errorText(error, t('Couldn’t share this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPrivate && (
        <p className="text-sm text-ink-2">
          {t('This card is private. Everyone who is in the group will be able to see it, until you revoke it.')}
        </p>
      )}
      <SelectField
        label={t('Your groups')}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        hint={<RoomsHint {...rooms} />}
      >
        <option value="">{rooms.rooms || rooms.error ? t('Choose a group') : t('Loading…')}</option>
        {rooms.rooms?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="primary" className="justify-self-start" isBusy={loading} onClick={() => void post()}>
        {t('Post to group')}
      </Button>
    </div>
  );
}

function RoomsHint({ rooms, error, refetch }: Rooms) {
  if (rooms === null && error) {
    return <RetryLine text={t('Couldn’t load your groups.')} error={error} refetch={refetch} />;
  }
  if (rooms?.length !== 0) return null;
  return (
    <Trans
      message="You’re not in a group yet. Create or join one in <0>Chat</0>."
      parts={{
        0: (text) => (
          <Link to={paths.chat()} className={TEXT_LINK}>
            {text}
          </Link>
        ),
      }}
    />
  );
}
