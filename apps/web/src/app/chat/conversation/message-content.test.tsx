import type { MessageFragment } from '@tessera/client';
import { cardPreview, emptyCardData } from '@tessera/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toFace } from '../../../parts/card-face/face-mapper.ts';
import { MessageContent } from './message-content.tsx';

const message = {
  text: '',
  mentions: [],
  image: null,
  replyTo: null,
  deletedAt: null,
} as unknown as MessageFragment;

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

const show = (sharedPath: string) =>
  render(
    <MemoryRouter>
      <MessageContent
        message={{
          ...message,
          hasCard: true,
          card: {
            __typename: 'MessageCard',
            id: 'c1',
            title: 'Studio',
            ownerName: 'Asha Rao',
            sharedPath,
            face: toFace(cardPreview(emptyCardData())),
          },
        }}
        onShowQuoted={() => {}}
        onShowPicture={() => {}}
      />
      <Where />
    </MemoryRouter>,
  );

test('a private card opens inside the app, where members may see it', async () => {
  show('/share/c1?s=s1&c=group');
  await userEvent.click(screen.getByRole('link', { name: 'Card of Asha Rao: Studio' }));
  expect(screen.getByText('at /share/c1?s=s1&c=group')).toBeInTheDocument();
});

test('a card that others may open leads to its page, with the share and the channel', () => {
  show('/asha/studio?s=s1&c=in-app');
  expect(screen.getByRole('link', { name: 'Card of Asha Rao: Studio' })).toHaveAttribute(
    'href',
    '/asha/studio?s=s1&c=in-app',
  );
});

test('a card that was deleted or taken back leaves a line that says so', () => {
  render(
    <MessageContent
      message={{ ...message, hasCard: true, card: null }}
      onShowQuoted={() => {}}
      onShowPicture={() => {}}
    />,
  );
  expect(screen.getByText('Card no longer available. It was deleted, or is no longer shared.')).toBeInTheDocument();
});
