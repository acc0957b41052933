import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { stubLeaving } from '../../testing/leaving.ts';
import { FEATURES, HOME_FAQ, SOCIAL_PROOF, TESTIMONIALS } from '../content/home.ts';
import { Home } from './home.tsx';
import './trial-dialog.tsx';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };

/** As the browser answers the question about motion. */
function stubMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the blocks', () => {
  test('stand in their order', () => {
    startSession({ sessionId: 's1', user: asha });
    render(<Home />);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(names).toEqual([
      'features',
      'social-proof',
      'audiences',
      'flow',
      'integrations',
      'pricing',
      'closing',
      'questions',
    ]);
    const [banner, hero] = screen.getAllByRole('region');
    expect(banner).toHaveAccessibleName('Welcome back');
    expect(within(hero ?? document.body).getByRole('heading', { level: 1 })).toHaveTextContent('Met once.Remembered.');
  });

  test('show six features, three audiences, five steps and the figures to the letter', () => {
    render(<Home />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
    expect(FEATURES).toHaveLength(6);
    for (const { title } of FEATURES) expect(titles.some((text) => text.startsWith(title))).toBe(true);
    for (const title of ['Individuals and creators', 'Sales and field teams', 'Events and booths']) {
      expect(titles).toContain(title);
    }
    const steps = within(
      screen.getByRole('region', { name: 'From first card to new contact in five steps' }),
    ).getAllByRole('heading');
    expect(steps.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Create',
      'Customize',
      'Share',
      'Track',
      'Convert',
    ]);
    for (const figure of ['2M+', '75k+', '120+', '1B+', '99.95%', '4.9/5']) {
      expect(screen.getByText(figure)).toBeInTheDocument();
    }
    expect(SOCIAL_PROOF.figures.map(({ label }) => label)).toContain('link or QR shares');
  });

  test('start in dollars, and say of every claim that is not kept yet that it comes soon', () => {
    render(<Home />);
    expect(screen.getByText('$8')).toBeInTheDocument();
    const assistant = screen.getByRole('heading', { name: /^A second pair of eyes/ });
    expect(within(assistant).getByText('Soon')).toBeInTheDocument();
  });

  test('lead on from the closing words', () => {
    render(<Home />);
    expect(screen.getByRole('link', { name: 'See Pricing' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: 'Explore Features' })).toHaveAttribute('href', '/features');
    expect(screen.getByRole('link', { name: 'View Demo' })).toHaveAttribute('href', '/demo');
  });

  test('end with questions of which the first is open', () => {
    render(<Home />);
    const open = [...document.querySelectorAll('details')].filter((item) => item.open);
    expect(open).toHaveLength(1);
    expect(open[0]).toHaveTextContent(HOME_FAQ[0]?.q ?? '');
  });
});

describe('“Start Free Trial”', () => {
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Start Free Trial' }));

  test('asks a signed-out visitor, and both answers know where they came from and what for', async () => {
    render(<Home />);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Start your free trial' });
    expect(dialog).toHaveAccessibleDescription('Sign in or create an account to continue.');
    const query = '?intent=view-pricing&from=%2F';
    expect(within(dialog).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/signin${query}`);
    expect(within(dialog).getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', `/signup${query}`);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads whoever is signed in to the prices', async () => {
    const left = stubLeaving('/');
    startSession({ sessionId: 's1', user: asha });
    render(<Home />);
    await press();
    expect(left.assigned).toEqual(['/pricing']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the greeting', () => {
  const greeting = () => screen.queryByRole('region', { name: 'Welcome back' });

  test('is for whoever is signed in, by name, else by address', () => {
    render(<Home />);
    expect(greeting()).toBeNull();
    act(() => startSession({ sessionId: 's1', user: asha }));
    expect(greeting()).toHaveTextContent('Welcome back, Asha Rao.');
    act(() => startSession({ sessionId: 's1', user: { ...asha, fullName: '' } }));
    expect(greeting()).toHaveTextContent('Welcome back, asha@example.com.');
    act(() => startSession({ sessionId: 's1', user: null }));
    expect(greeting()).toHaveTextContent('Welcome back.');
  });

  test('once dismissed stays away for this session of the browser', async () => {
    startSession({ sessionId: 's1', user: asha });
    const { unmount } = render(<Home />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(greeting()).toBeNull();
    expect(sessionStorage.getItem('hideWelcome')).toBe('1');
    unmount();
    render(<Home />);
    expect(greeting()).toBeNull();
  });
});

describe('the testimonials', () => {
  const shown = () => {
    const current = screen.getAllByRole('button', { current: true });
    expect(current).toHaveLength(1);
    return Number(current[0]?.getAttribute('aria-label')?.[0]);
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const carousel = () => screen.getByRole('region', { name: 'What people say' });
  beforeEach(() => void vi.useFakeTimers());

  test('are three; each stays for 4000 ms, and after the last comes the first', () => {
    render(<Home />);
    expect(TESTIMONIALS).toHaveLength(3);
    const seen = [shown()];
    for (let step = 0; step < 3; step += 1) {
      wait(3999);
      expect(shown()).toBe(seen.at(-1));
      wait(1);
      seen.push(shown());
    }
    expect(seen).toEqual([1, 2, 3, 1]);
  });

  test('wait under the pointer and go on without it', () => {
    render(<Home />);
    fireEvent.pointerEnter(carousel());
    wait(20_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(carousel());
    wait(4000);
    expect(shown()).toBe(2);
  });

  test('go on without the pointer that has clicked a control, which keeps the focus', () => {
    render(<Home />);
    fireEvent.pointerEnter(carousel());
    act(() => screen.getByRole('button', { name: /^3 of 3/ }).focus());
    fireEvent.pointerLeave(carousel());
    wait(4000);
    expect(shown()).toBe(2);
  });

  test('wait while the focus is within', () => {
    render(<Home />);
    const dot = screen.getByRole('button', { name: /^3 of 3/ });
    act(() => dot.focus());
    wait(20_000);
    expect(shown()).toBe(1);
    act(() => dot.blur());
    wait(4000);
    expect(shown()).toBe(2);
  });

  test('are chosen by dots, and a chosen one stays for its whole time', () => {
    render(<Home />);
    wait(3000);
    fireEvent.click(screen.getByRole('button', { name: /^3 of 3/ }));
    expect(shown()).toBe(3);
    wait(3999);
    expect(shown()).toBe(3);
    wait(1);
    expect(shown()).toBe(1);
  });

  test('are paused and played by a button, and are read out only while they rest', () => {
    const { container } = render(<Home />);
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(20_000);
    expect([shown(), live()]).toEqual([1, 'polite']);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(4000);
    expect(shown()).toBe(2);
  });

  test('rest for people who want no motion, until they start them', () => {
    stubMotion(true);
    render(<Home />);
    wait(20_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(4000);
    expect(shown()).toBe(2);
  });
});
