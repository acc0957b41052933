import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInstallOffer } from '../../delivery/install-prompt.ts';
import { Install } from './install.tsx';

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stop = watchInstallOffer();
});
afterEach(() => {
  act(() => stop());
  vi.unstubAllGlobals();
});

function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
  return prompt;
}

test.each([
  ['android', 'Android', /Add to Home screen/],
  ['ios', 'iPhone and iPad', /Scroll down and tap/],
  ['desktop', 'Computer', /address bar/],
])('#%s leads to the steps for %s', (id, title, step) => {
  const { container } = render(<Install />);
  const section = container.querySelector<HTMLElement>(`section#${id}`) ?? expect.fail(`no #${id}`);
  expect(within(section).getByRole('heading', { name: title })).toBeInTheDocument();
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  expect(within(section).getByText(step)).toBeInTheDocument();
});

test('without the browser’s offer there is no button that does nothing', () => {
  render(<Install />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Your browser doesn’t offer an install button here.');
});

test('the browser’s offer becomes a button that asks once', async () => {
  const user = userEvent.setup();
  render(<Install />);
  const prompt = offer();
  await user.click(screen.getByRole('button', { name: 'Install Tessera' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.getByRole('status')).toHaveTextContent('Tessera is installed on this device.');
});
