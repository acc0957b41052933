import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Faq } from './faq.tsx';

const items = [
  { q: 'One?', a: 'First.' },
  { q: 'Two?', a: 'Second.' },
];

function isOpen(question: string): boolean {
  return screen.getByText(question).closest('details')?.open ?? false;
}

test('the first question is open, and all of them share the name by which a browser keeps one open', () => {
  render(<Faq name="a" items={items} />);
  expect([isOpen('One?'), isOpen('Two?')]).toEqual([true, false]);
  for (const { q } of items) expect(screen.getByText(q).closest('details')).toHaveAttribute('name', 'a');
});

test('a press on the open question closes it', async () => {
  render(<Faq name="a" items={items} />);
  await userEvent.click(screen.getByText('One?'));
  expect(isOpen('One?')).toBe(false);
});
