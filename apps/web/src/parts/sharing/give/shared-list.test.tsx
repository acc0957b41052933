import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, share, shares, target } from './testing.tsx';

beforeEach(signInAsAsha);

describe('what was shared', () => {
  const answers = {
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC', {}, 3),
  };

  test('is listed with who opened it, until when it works, and what others did with the card', async () => {
    const fay = { __typename: 'User', id: 'u2', name: 'Fay Friend' };
    const { user } = await openShareDialog({
      ...answers,
      'GraphQL CardShares': () =>
        shares(
          share('s1', {
            mode: 'IN_APP',
            recipients: [fay],
            openCount: 2,
            openings: [{ __typename: 'ShareOpening', openedAt: '2026-11-12T10:00:00.000Z', user: fay }],
          }),
          share('s2', { mode: 'QR', expiresAt: '2026-01-01T00:00:00.000Z' }),
          share('s3', { mode: 'TEXT', sender: fay }),
        ),
    });
    await user.click(await screen.findByText('Shared 3 times'));
    const [one, two, three] = within(await screen.findByRole('list', { name: 'Shares of this card' })).getAllByRole(
      'listitem',
    );
    expect(one).toHaveTextContent(/^In-app: Fay Friend.* · Opened 2 times by Fay Friend/);
    expect(two).toHaveTextContent(/QR code.* · Not opened yet · Expired$/);
    expect(three).toHaveTextContent(/Text.* · by Fay Friend$/);
    expect(screen.getAllByRole('button', { name: /^Revoke: / })).toHaveLength(1);
  });

  test('a downloaded code of an open card can’t be taken back, and its views aren’t told', async () => {
    const { user } = await openShareDialog({
      ...answers,
      'GraphQL CardShares': () => shares(share('s1', { mode: 'QR', isRevocable: false })),
    });
    await user.click(await screen.findByText('Shared 3 times'));
    const [line] = within(await screen.findByRole('list', { name: 'Shares of this card' })).getAllByRole('listitem');
    expect(line).toHaveTextContent(/^QR code/);
    expect(line).not.toHaveTextContent('·');
    expect(screen.queryByRole('button', { name: /^Revoke: / })).toBeNull();
  });

  test('is taken back after a question', async () => {
    let isRevoked = false;
    const { user, sent } = await openShareDialog({
      ...answers,
      'GraphQL CardShares': () => shares(share('s1', isRevoked ? { revokedAt: '2026-11-12T10:00:00.000Z' } : {})),
      'GraphQL RevokeShare': () => {
        isRevoked = true;
        return json({ data: { revokeShare: { share: share('s1', { revokedAt: '2026-11-12T10:00:00.000Z' }) } } });
      },
    });
    await user.click(await screen.findByText('Shared 3 times'));
    await user.click(await screen.findByRole('button', { name: /^Revoke: Link/ }));
    expect(sent('RevokeShare')).toEqual([]);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Views by this link no longer count for it. The card stays public, so anyone can still open it.',
    );
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Share revoked')).toBeInTheDocument();
    expect(sent('RevokeShare')).toEqual([{ input: { id: 's1' } }]);
    expect(await screen.findByText(/· Revoked$/)).toBeInTheDocument();
  });
});
