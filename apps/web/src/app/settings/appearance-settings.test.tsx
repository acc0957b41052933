import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AppearanceSettings } from './appearance-settings.tsx';

beforeEach(() => localStorage.clear());

test('keeps light or dark on this device, and nothing for the system', async () => {
  render(<AppearanceSettings />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(localStorage.getItem('appearance')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(localStorage.getItem('appearance')).toBeNull();
});
