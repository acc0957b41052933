import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTouchActs } from './use-touch-acts.ts';

const onHold = vi.fn();
const onSwipe = vi.fn();
const onPress = vi.fn();

function Message() {
  return (
    <article {...useTouchActs({ onHold, onSwipe })}>
      <button type="button" onClick={onPress}>
        A link in it
      </button>
    </article>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Message />);
});
afterEach(() => vi.useRealTimers());

const message = () => screen.getByRole('article');
const finger = { pointerType: 'touch', isPrimary: true };
const down = (more = {}) => fireEvent.pointerDown(message(), { ...finger, clientX: 100, clientY: 100, ...more });
const move = (clientX: number, clientY = 100) => fireEvent.pointerMove(message(), { ...finger, clientX, clientY });
const up = (clientX = 100) => fireEvent.pointerUp(message(), { ...finger, clientX, clientY: 100 });

test('a long press opens the menu, and presses nothing that it lies on', () => {
  down();
  vi.advanceTimersByTime(1000);
  expect(onHold).toHaveBeenCalledOnce();
  up();
  // Otherwise the browser moves the focus, and the menu closes.
  expect(fireEvent.touchEnd(message())).toBe(false);
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledOnce();
});

test('a tap, a scroll and a long press of the mouse open nothing', () => {
  down();
  up();
  down();
  move(100, 160);
  vi.advanceTimersByTime(1000);
  up();
  down({ pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(onHold).not.toHaveBeenCalled();
});

test('a swipe along the line answers, and the message follows the finger', () => {
  down();
  move(140);
  expect(message().style.translate).toBe('40px');
  move(300);
  expect(message().style.translate).toBe('72px');
  up(300);
  expect(onSwipe).toHaveBeenCalledOnce();
  expect(message().style.translate).toBe('');
  expect(onHold).not.toHaveBeenCalled();
});

test('a short swipe, one backwards and one that the browser takes for scrolling do not', () => {
  down();
  move(130);
  up(130);
  down();
  move(20);
  up(20);
  down();
  move(180);
  fireEvent.pointerCancel(message());
  up(180);
  expect(onSwipe).not.toHaveBeenCalled();
});
