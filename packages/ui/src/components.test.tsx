import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Button,
  Checkbox,
  CommandDialog,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  Panel,
  Popover,
  Question,
  Switch,
  TextField,
  ToastProvider,
  useToast,
} from './index.ts';
import type { ToastOptions } from './toast.tsx';

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

function Places() {
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
  render(<Places />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Menu' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

function Saver({ options }: { options: ToastOptions }) {
  const toast = useToast();
  return <Button onClick={() => toast('Saved', options)}>Save</Button>;
}

test.each<[string, ToastOptions, number]>([
  ['after its time', { durationMs: 1600 }, 1600],
  ['after 2 s unless told', {}, 2000],
  ['later if it says what went wrong', { tone: 'bad' }, 5000],
])('a toast is announced politely and leaves %s', (_when, options, durationMs) => {
  vi.useFakeTimers();
  try {
    render(
      <ToastProvider>
        <Saver options={options} />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => vi.advanceTimersByTime(durationMs - 1));
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('a dialog that begins with a form among other things begins in its first field', async () => {
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Confirm it’s you">
      <div>
        <form>
          <input aria-label="Your password" />
        </form>
        <button type="button">Use your authenticator app</button>
      </div>
    </Dialog>,
  );
  expect(document.activeElement).toBe(await screen.findByLabelText('Your password'));
});

describe('a sheet', () => {
  /** A finger that pulls down within this time. */
  const pull = (sheet: HTMLElement, byPx: number, forMs: number) => {
    let now = 1;
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
    Object.defineProperty(sheet, 'offsetHeight', { value: 400, configurable: true });
    const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }], changedTouches: [{ clientX: 0, clientY }] });
    fireEvent.touchStart(sheet, at(100));
    fireEvent.touchMove(sheet, at(100 + byPx / 2));
    fireEvent.touchMove(sheet, at(100 + byPx));
    now += forMs;
    fireEvent.touchEnd(sheet, { ...at(100 + byPx), touches: [] });
    vi.restoreAllMocks();
  };
  const show = () => {
    const onOpenChange = vi.fn();
    const rendered = render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Sheet">
        <p>Content</p>
      </Dialog>,
    );
    return { ...rendered, onOpenChange, sheet: screen.getByRole('dialog') };
  };
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => vi.unstubAllGlobals());

  test('closes by the browser’s Back and stays on the page', async () => {
    const before = location.href;
    const { onOpenChange } = show();
    history.back();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    expect(location.href).toBe(before);
  });

  test.each<[string, (onOpenChange: (isOpen: boolean) => void) => ReactElement]>([
    [
      'question',
      (close) => <Question isOpen onOpenChange={close} question="Sure?" confirmLabel="Yes" onConfirm={vi.fn()} />,
    ],
    [
      'drawer',
      (close) => (
        <Drawer isOpen onOpenChange={close} label="Places" heading="Places" side="left">
          <p>Content</p>
        </Drawer>
      ),
    ],
    [
      'panel',
      (close) => (
        <Panel isOpen onOpenChange={close} title="News">
          <p>Content</p>
        </Panel>
      ),
    ],
    [
      'palette',
      (close) => (
        <CommandDialog isOpen onOpenChange={close} label="Search">
          <input aria-label="Search" />
        </CommandDialog>
      ),
    ],
  ])('so does a %s', async (_what, overlay) => {
    const [before, onOpenChange] = [location.href, vi.fn()];
    render(overlay(onOpenChange));
    history.back();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    expect(location.href).toBe(before);
  });

  test('a text beside its button closes by Back, too', async () => {
    render(
      <Popover trigger={<button type="button">Why?</button>} label="Why">
        <p>Because.</p>
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.queryByText('Because.')).not.toBeNull();
    history.back();
    await waitFor(() => expect(screen.queryByText('Because.')).toBeNull());
  });

  test('a menu closes by Back and stays on the page, also one that is opened in other ways', async () => {
    const before = location.href;
    const onOpenChange = vi.fn();
    const item = <MenuItem>Rename</MenuItem>;
    render(<Menu trigger={<button type="button">More</button>}>{item}</Menu>);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Rename' })).not.toBeNull();
    history.back();
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    const props = { isOpen: true, onOpenChange, trigger: <button type="button">Held</button> };
    render(<Menu {...props}>{item}</Menu>);
    history.back();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    expect(location.href).toBe(before);
  });

  test('a question about leaving the page leaves the history alone', () => {
    const push = vi.spyOn(history, 'pushState');
    const question = { question: 'Leave?', confirmLabel: 'Leave', onConfirm: vi.fn() };
    render(<Question isOpen onOpenChange={vi.fn()} isAboutLeaving {...question} />);
    expect(push).not.toHaveBeenCalled();
    render(<Question isOpen onOpenChange={vi.fn()} {...question} />);
    expect(push).toHaveBeenCalledOnce();
    push.mockRestore();
  });

  test('a panel is pulled down like a sheet', () => {
    const onOpenChange = vi.fn();
    render(
      <Panel isOpen onOpenChange={onOpenChange} title="News">
        <p>Content</p>
      </Panel>,
    );
    pull(screen.getByRole('dialog'), 300, 1000);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('over another closes first, and then the other one', async () => {
    const closed: string[] = [];
    const sheet = (title: string, isOpen: boolean) => (
      <Dialog key={title} isOpen={isOpen} onOpenChange={() => closed.push(title)} title={title}>
        <p>{title}</p>
      </Dialog>
    );
    const { rerender } = render(<>{[sheet('below', true)]}</>);
    rerender(<>{[sheet('below', true), sheet('above', true)]}</>);
    history.back();
    await waitFor(() => expect(closed).toEqual(['above']));
    rerender(<>{[sheet('below', true), sheet('above', false)]}</>);
    history.back();
    await waitFor(() => expect(closed).toEqual(['above', 'below']));
  });

  test('that was closed otherwise costs no second Back', async () => {
    history.pushState({ at: 'before' }, '');
    history.pushState({ at: 'page' }, '');
    const { rerender } = render(
      <Dialog isOpen onOpenChange={() => {}} title="Sheet">
        <p>Content</p>
      </Dialog>,
    );
    rerender(
      <Dialog isOpen={false} onOpenChange={() => {}} title="Sheet">
        <p>Content</p>
      </Dialog>,
    );
    history.back();
    await waitFor(() => expect(history.state).toEqual({ at: 'before' }));
  });

  test('is pulled down to close it; a little springs back, and a list that is scrolled scrolls', () => {
    const { onOpenChange, sheet } = show();
    pull(sheet, 90, 1000);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
    sheet.scrollTop = 50;
    pull(sheet, 300, 1000);
    expect(onOpenChange).not.toHaveBeenCalled();
    sheet.scrollTop = 0;
    pull(sheet, 300, 1000);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    onOpenChange.mockClear();
    pull(sheet, 40, 20);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

test('a switch shows what was asked for at once, and goes back where it was not saved', async () => {
  const saves: (() => void)[] = [];
  const save = () => new Promise<void>((resolve) => saves.push(resolve));
  render(<Switch label="Show my email" checked={false} onChange={save} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Show my email' });
  await userEvent.click(control);
  expect(control.checked).toBe(true);
  await userEvent.click(control);
  expect(control.checked).toBe(false);
  await userEvent.click(control);
  // The first answer says nothing about what was asked for since.
  await act(async () => saves[0]?.());
  expect(control.checked).toBe(true);
  await act(async () => saves[2]?.());
  expect(control.checked).toBe(false);
});
