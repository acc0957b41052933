import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PullToRefresh } from './pull-to-refresh.tsx';

const refresh = vi.fn();

beforeEach(() => {
  refresh.mockClear();
  history.replaceState(null, '', '/dashboard/contacts');
  document.body.innerHTML = '<div id="list"></div>';
  render(<PullToRefresh onRefresh={refresh} />);
});

const list = () => document.getElementById('list') ?? document.body;

function pull(px: number) {
  fireEvent.touchStart(list(), { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(list(), { touches: [{ clientY: 100 + px }] });
  fireEvent.touchEnd(list(), { touches: [] });
}

test('a long pull at the top loads the page anew', () => {
  pull(120);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a short pull does not, nor does one upwards', () => {
  pull(40);
  pull(-200);
  expect(refresh).not.toHaveBeenCalled();
});

test('on a form it does not, where what was typed would be lost', () => {
  history.replaceState(null, '', '/dashboard/builder');
  pull(120);
  expect(refresh).not.toHaveBeenCalled();
});

test('a pull in a list that is scrolled goes on scrolling it', () => {
  list().scrollTop = 50;
  pull(120);
  expect(refresh).not.toHaveBeenCalled();
});

test('a pull on what lies over the page belongs to that', () => {
  list().setAttribute('role', 'dialog');
  pull(120);
  expect(refresh).not.toHaveBeenCalled();
});
