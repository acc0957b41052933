import { fillCardData } from '@tessera/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OwnPage } from './own-page.tsx';

vi.mock('../../data/card-store/use-cards.ts', () => ({ useOwnPrivacy: () => ({ email: true, socials: true }) }));

test('“View as” draws the page for each kind of reader', async () => {
  const user = userEvent.setup();
  const data = fillCardData({
    ...{ type: 'personal', name: 'Asha', role: 'Architect', tagline: 'Builds bridges' },
    audiences: [
      { field: 'role', audience: 'HANDED' },
      { field: 'tagline', audience: 'SIGNED_IN' },
    ],
  });
  render(
    <MemoryRouter>
      <OwnPage data={data} />
    </MemoryRouter>,
  );
  const shown = () => ['Architect', 'Builds bridges'].filter((text) => screen.queryAllByText(text).length > 0);
  expect(shown()).toEqual([]);
  const viewAs = screen.getByLabelText('View as');
  await user.selectOptions(viewAs, 'Someone you shared it with');
  expect(shown()).toEqual(['Architect']);
  await user.selectOptions(viewAs, 'Someone signed in');
  expect(shown()).toEqual(['Builds bridges']);
  await user.selectOptions(viewAs, 'A contact');
  expect(shown()).toEqual(['Architect', 'Builds bridges']);
});
