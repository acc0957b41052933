import { useFragment } from '@apollo/client/react';
import { MessageFragmentDoc } from '@tessera/client';
import { useState } from 'react';
import type { Entry } from './timeline.ts';

/** Reads out what others say while the conversation is open; what was there before is read by going to it. */
export function Announcer({ last, viewerId }: { last: Entry | undefined; viewerId: string }) {
  const [first] = useState(last?.number ?? 0);
  const { data } = useFragment({
    fragment: MessageFragmentDoc,
    fragmentName: 'Message',
    from: { __typename: 'Message', id: last?.id ?? '' },
  });
  const isNew = last !== undefined && last.number > first && last.senderId !== viewerId;
  return (
    <p role="status" className="sr-only">
      {isNew && data.text !== undefined && `${data.sender?.name ?? ''}: ${data.text}`}
    </p>
  );
}
