import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button, Checkbox, Drawer, Question, TextField, ToastProvider, useToast } from './index.ts';

describe('a button', () => {
  test('ignores presses while it is busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  test('does not send its form while it is busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  test('is found by its label and described by its hint', () => {
    render(<TextField label="Website" hint="https:// is added" />);
    const input = screen.getByLabelText('Website');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'https:// is added',
    );
  });

  test('says what is wrong in place of the hint', () => {
    render(<TextField label="Website" hint="https:// is added" error="Only web links." />);
    const input = screen.getByLabelText('Website');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Only web links.');
    expect(screen.queryByText('https:// is added')).toBeNull();
  });
});

test('a checkbox is ticked by its label', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="I agree" onChange={onChange} />);
  await userEvent.click(screen.getByText('I agree'));
  expect(onChange).toHaveBeenCalledOnce();
});

function AskedOnce({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Question
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      question="Are you sure?"
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
    />
  );
}

describe('a question', () => {
  test('starts on the harmless answer and does nothing on it', async () => {
    const onConfirm = vi.fn();
    render(<AskedOnce onConfirm={onConfirm} />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('acts on a yes', async () => {
    const onConfirm = vi.fn();
    render(<AskedOnce onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} label="Menu" heading="Menu" side="left">
        <a href="/somewhere">Somewhere</a>
      </Drawer>
    </>
  );
}

test('a drawer takes the focus and gives it back to what opened it', async () => {
  render(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Menu' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

function Saver() {
  const toast = useToast();
  return <Button onClick={() => toast('Saved', { durationMs: 1600 })}>Save</Button>;
}

test('a toast is announced politely and leaves after its time', () => {
  vi.useFakeTimers();
  try {
    render(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => vi.advanceTimersByTime(1599));
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
