import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha', 'Asha Rao'));
afterEach(() => vi.unstubAllGlobals());

async function openBuilder(viewer: object = {}) {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [], viewer)) });
  const app = renderApp(paths.builder());
  await screen.findByLabelText('Name');
  return { ...app, preview: within(screen.getByRole('region', { name: 'Preview' })) };
}

test('the preview shows the face, or the page that visitors open', async () => {
  const { user, preview } = await openBuilder();
  await user.type(screen.getByLabelText('Email'), 'asha@rao.example');
  expect(preview.queryByRole('img', { name: 'The page of Asha Rao' })).toBeNull();
  await user.click(preview.getByRole('button', { name: 'Page' }));
  expect(preview.getByRole('img', { name: 'The page of Asha Rao' })).toHaveTextContent('asha@rao.example');
  await user.click(preview.getByRole('button', { name: 'Face' }));
  expect(preview.queryByRole('img', { name: 'The page of Asha Rao' })).toBeNull();
});

test('the page in the preview leaves out what the person’s settings hide from visitors', async () => {
  const { user, preview } = await openBuilder({ showEmail: false });
  await user.type(screen.getByLabelText('Email'), 'asha@rao.example');
  await user.click(preview.getByRole('button', { name: 'Page' }));
  expect(await preview.findByText('Your settings hide from visitors: email addresses.')).toBeVisible();
  expect(preview.getByRole('img', { name: 'The page of Asha Rao' })).not.toHaveTextContent('asha@rao.example');
});

test('a tap on a line of the face leads to its field', async () => {
  const { user, preview } = await openBuilder();
  await user.type(screen.getByLabelText('Role'), 'Principal');
  // jsdom has no layout: each line gets a place of its own.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = this.matches('.card-face-name') ? 10 : this.matches('.card-face-role') ? 50 : 900;
    return { left: 0, right: 300, top, bottom: top + 30 } as DOMRect;
  });
  const face = preview.getByRole('button', { name: 'Edit on the card' });
  fireEvent.click(face, { clientX: 20, clientY: 20 });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  fireEvent.click(face, { clientX: 20, clientY: 60 });
  await waitFor(() => expect(screen.getByLabelText('Role')).toHaveFocus());
  vi.restoreAllMocks();
});

test('a tap on a line whose section is folded opens it', async () => {
  const { user, preview } = await openBuilder();
  await user.click(screen.getByRole('button', { name: 'Add Website' }));
  await user.type(screen.getByLabelText('Website'), 'rao.example');
  const section = screen.getByRole('button', { name: 'Contact and address' });
  await user.click(section);
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const isWebsite = this.matches('.card-face-contacts > li') && this.textContent?.includes('rao.example');
    const top = isWebsite ? 10 : 900;
    return { left: 0, right: 300, top, bottom: top + 30 } as DOMRect;
  });
  const face = preview.getByRole('button', { name: 'Edit on the card' });
  for (const _ of ['once', 'and again after it was folded again']) {
    fireEvent.click(face, { clientX: 20, clientY: 20 });
    expect(section).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Website' })).toHaveFocus());
    await user.click(section);
  }
  vi.restoreAllMocks();
});

test('on a phone the unfolded card folds before it leads to a field, and by Escape', async () => {
  // The card has scrolled away, which jsdom can't tell.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        const entry = { isIntersecting: false, boundingClientRect: { top: -500 } } as IntersectionObserverEntry;
        queueMicrotask(() => tell([entry], this as unknown as IntersectionObserver));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { user } = await openBuilder();
  const unfold = async () => {
    await user.click(await screen.findByRole('button', { name: /^Preview:/ }));
    return screen.findByRole('region', { name: 'Preview, unfolded' });
  };
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const unfolded = await unfold();
  let wasCovered: boolean | undefined;
  focused.mockImplementation(function focus(this: HTMLElement) {
    if (this.matches('input')) wasCovered = unfolded.isConnected;
  });
  fireEvent.click(within(unfolded).getByRole('button', { name: 'Edit on the card' }));
  await waitFor(() => expect(wasCovered).toBe(false));
  focused.mockRestore();
  expect(screen.getByRole('button', { name: /^Preview:/ })).toBeVisible();
  await unfold();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Preview, unfolded' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Preview:/ })).toHaveFocus());
});

test('a layout that was chosen stays chosen without its picture, and the pictures may decide again', async () => {
  const { user, preview } = await openBuilder();
  const layouts = within(preview.getByRole('group', { name: 'Layout' }));
  const isOn = (name: string) => layouts.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([isOn('Automatic'), isOn('Type only')]).toEqual(['true', 'false']);
  await user.click(layouts.getByRole('button', { name: 'Portrait' }));
  expect([isOn('Automatic'), isOn('Portrait'), isOn('Monogram')]).toEqual(['false', 'true', 'false']);
  expect(layouts.getByText(/^Add a photo to see this layout\./)).toBeVisible();
  await user.click(layouts.getByRole('button', { name: 'Automatic' }));
  expect([isOn('Automatic'), isOn('Portrait')]).toEqual(['true', 'false']);
});

test('nothing is called wrong before the first save', async () => {
  const { user } = await openBuilder();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Email'), 'asha@');
  await user.tab();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
  // From then on it is right as soon as it is.
  await user.type(screen.getByLabelText('Email'), 'rao.example');
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
});

test('a field is found by its name in any case, with or without accents', async () => {
  const { user } = await openBuilder();
  const search = screen.getByRole('searchbox', { name: 'Search fields' });
  await user.type(search, ' TÉlegram{Enter}');
  const fields = within(screen.getByRole('region', { name: 'Add field' }));
  expect(fields.getAllByRole('button').map((button) => button.textContent)).toEqual(['Telegram']);
  await user.clear(search);
  await user.type(search, 'ज़ेब्रा');
  expect(screen.getByText('No field matches “ज़ेब्रा”.')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'telegram');
  await user.click(screen.getByRole('button', { name: 'Add Telegram' }));
  expect(screen.getByLabelText('Telegram')).toHaveFocus();
  expect(search).toHaveValue('');
});
