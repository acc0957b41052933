import { Dialog } from '@tessera/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterField } from './filter-field.tsx';

function InDialog({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [value, setValue] = useState('');
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title="People">
      <FilterField label="Search" value={value} onChange={setValue} />
    </Dialog>
  );
}

test('Escape clears the words first and closes the dialog around them then, and leaves what an input method composes', async () => {
  const onOpenChange = vi.fn();
  render(<InDialog onOpenChange={onOpenChange} />);
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, '花子');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue('花子');
  onOpenChange.mockClear();
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
