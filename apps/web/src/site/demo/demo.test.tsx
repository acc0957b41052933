import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Demo } from './demo.tsx';

test('says what the walkthrough is, how long it takes and what of it is still to come', () => {
  render(<Demo />);
  expect(screen.getByText('Live walkthrough • 25 minutes')).toBeInTheDocument();
  const bullets = within(screen.getByRole('list', { name: 'What you’ll see' })).getAllByRole('listitem');
  expect(bullets.map(({ textContent }) => textContent)).toEqual([
    'Templates, brand kits and actions',
    'SSO, SCIM and SOC2Soon',
    'Real-time analytics and lead capture',
  ]);
});

test('holds the form under “Get a Demo”', () => {
  render(<Demo />);
  expect(screen.getByRole('heading', { level: 2, name: 'Get a Demo' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Get a Demo' })).toBeInTheDocument();
});
