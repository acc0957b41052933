import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrivacyPolicy } from './privacy-policy.tsx';
import { Terms } from './terms.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the privacy policy has its ten numbered sections', () => {
  render(<PrivacyPolicy />);
  expect(headings()).toEqual([
    '1. Information we collect',
    '2. How we use it',
    '3. Sharing',
    '4. Retention',
    '5. Your rights and the deletion of your account',
    '6. Cookies and browser storage',
    '7. Security',
    '8. Children under 13',
    '9. Changes',
    '10. Contact',
  ]);
});

test('it names the 90 days, the 7 business days and the age of 13', () => {
  const { container } = render(<PrivacyPolicy />);
  for (const fact of ['up to 90 days', 'within 7 business days', 'children under 13']) {
    expect(container).toHaveTextContent(fact);
  }
});

test.each([
  ['the privacy policy', PrivacyPolicy],
  ['the terms', Terms],
])('the contents of %s lead to every section', (_name, Page) => {
  const { container } = render(<Page />);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(headings().length);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('both lead on to where one can ask', () => {
  const { unmount } = render(<PrivacyPolicy />);
  expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', '/delete-account');
  unmount();
  render(<Terms />);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
