import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { SaveCard } from './save-card.tsx';

// As when a newer version has replaced its file.
vi.mock('./save-seen-card.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(signInAsAsha);
afterEach(() => vi.restoreAllMocks());

test.each([true, false])(
  'without its code there is the contact file, where its owner allows it: %s',
  async (isAllowed) => {
    const card = { id: 'c1', ownerId: 'u2', ownerName: 'Łukasz', title: 'Studio', path: '/lukasz/studio' };
    render(
      <>
        <SaveCard card={{ ...card, allowContactDownloads: isAllowed }} ids={['c1']} variant="outline" />
        <p>Next card</p>
      </>,
    );
    await vi.dynamicImportSettled();
    expect(await screen.findByText('Next card')).toBeVisible();
    const file = screen.queryByRole('link', { name: 'Save the contact of Łukasz' });
    if (isAllowed) expect(file).toHaveAttribute('href', '/lukasz/studio.vcf?c=directory');
    else expect(file).toBeNull();
  },
);
