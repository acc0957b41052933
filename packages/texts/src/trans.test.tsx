// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Trans } from './trans.tsx';

const html = (text: Parameters<typeof Trans>[0]) => render(<Trans {...text} />).container.innerHTML;

const bold = (words: ReactNode) => <b>{words}</b>;

test('parts stand where the text says, with what is in them', () => {
  const parts = { 0: (words: ReactNode) => <em className="terms">{words}</em>, 1: <br /> };
  expect(html({ message: 'Read the <0>terms of {name}</0>.<1/>Then agree.', parts, values: { name: 'Asha' } })).toBe(
    'Read the <em class="terms">terms of Asha</em>.<br>Then agree.',
  );
});

test('a value may be an element, and what somebody wrote is no part', () => {
  expect(html({ message: '{who} <0>here</0>', parts: { 0: bold }, values: { who: <i>Asha</i> } })).toBe(
    '<i>Asha</i> <b>here</b>',
  );
  expect(html({ message: '{who} <0>here</0>', parts: { 0: bold }, values: { who: '<0>x</0>' } })).toBe(
    '&lt;0&gt;x&lt;/0&gt; <b>here</b>',
  );
});

test('a number chooses the plural', () => {
  expect(
    html({
      message: '<0>{count, plural, one {# card} other {# cards}}</0>',
      parts: { 0: bold },
      values: { count: 2 },
    }),
  ).toBe('<b>2 cards</b>');
});

test('an element that gets the words as its children needs no keys for them', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Link = ({ children }: { children: ReactNode }) => <span>{children}</span>;
  html({ message: '<0>a {who} b</0> c', parts: { 0: (words) => <Link>{words}</Link> }, values: { who: <i>Asha</i> } });
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
