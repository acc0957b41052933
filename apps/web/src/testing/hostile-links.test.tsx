import { cardPreview, fillCardData, SOCIAL_NETWORKS, withSingleFields } from '@tessera/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { directoryPage, listedCard } from '../app/explore/testing.ts';
import { toCardDataInput } from '../data/card-store/card-mapper.ts';
import { localCard } from '../data/card-store/testing.ts';
import { storedCardsAnswer } from '../data/card-store/testing-answers.ts';
import { startSession } from '../data/session/session.ts';
import { toFace } from '../parts/card-face/face-mapper.ts';
import { json, stubNetwork } from './network.ts';
import { renderApp } from './render-app.tsx';
// Lazy screens: loaded beforehand, no test waits for their code to be compiled.
import './warm-screens.ts';
import '../app/frame/cards-layout.tsx';
import '../app/cards/cards.tsx';
import '../app/explore/explore.tsx';
import '../public/profile/public-profile.tsx';
import '../parts/sharing/receive/shared-card.tsx';
import '../app/frame/dashboard-shell.tsx';

const HOSTILE = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https://exam\\ple.com@evil.example',
  'https://bank.example@evil.example',
  '"><img src=x onerror=alert(1)>',
  'blob:https://evil.example/x',
];
const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

/** A card whose every field that leads somewhere, or loads a picture, is that text: as if nothing had checked it. */
function cardWith(link: string) {
  return fillCardData({
    ...{ name: 'Mallory', title: 'Hostile', phone: link, email: link },
    ...{ website: link, addressMap: link, logoUrl: link },
    socials: Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link])),
    extra: {
      personal: { photoUrl: link, mapsLink: link },
      company: { website: link, companyLogo: link, mapsLink: link },
    },
  });
}

/** What the page leads to or loads that is neither web, mail nor telephone, or has a name before its host. */
function badAddresses(): string[] {
  const elements = [...document.querySelectorAll('a, img, iframe, form, source, object')];
  const addresses = elements.flatMap((element) =>
    ['href', 'src', 'action', 'data', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  expect(addresses.length).toBeGreaterThan(0);
  return addresses.filter((address) => {
    const { protocol, username } = new URL(address, location.origin);
    return !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) || username !== '';
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
});

describe.each(HOSTILE)('%j in every link field is harmless', (link) => {
  const data = cardWith(link);
  const listed = { ...listedCard(ID), title: 'Hostile', face: toFace(cardPreview(data)) };

  test('on a shared card', async () => {
    const owner = { __typename: 'User', id: 'u2', name: 'Mallory', path: '/u/mallory', allowContactDownloads: true };
    const card = {
      __typename: 'Card',
      id: ID,
      title: 'Hostile',
      visibility: 'PUBLIC',
      path: '/mallory/x',
      savedContactId: null,
      owner,
    };
    stubNetwork({
      'GraphQL SharedCard': () =>
        json({
          data: {
            viewer: { __typename: 'Viewer', id: 'u1' },
            card: { ...card, data: { ...toCardDataInput(withSingleFields(data)), __typename: 'CardData' } },
          },
        }),
    });
    renderApp(`/share/${ID}`);
    await screen.findByRole('heading', { name: 'Hostile' });
    expect(badAddresses()).toEqual([]);
  });

  test('in My Cards and its quick view', async () => {
    localStorage.setItem('cards', JSON.stringify([localCard('a', { ownerId: 'u1', data })]));
    stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])) });
    const { user } = renderApp('/dashboard/cards');
    await user.click(await screen.findByRole('button', { name: 'Quick view of Hostile' }));
    await screen.findByRole('dialog', { name: 'Hostile' });
    expect(badAddresses()).toEqual([]);
  });

  test('in the directory and its preview', async () => {
    stubNetwork({
      'GraphQL Explore': () => json({ data: { explore: { ...directoryPage([listed]), categories: [] } } }),
    });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Preview Hostile' }));
    await screen.findByRole('dialog', { name: 'Hostile' });
    expect(badAddresses()).toEqual([]);
  });

  test('on a profile and in its viewer', async () => {
    const person = { __typename: 'User', id: 'u2', name: 'Mallory', email: null, phone: null, about: '' };
    const shown = { ...person, avatarUrl: null, path: '/u/mallory', allowContactDownloads: true };
    stubNetwork({
      'GraphQL PublicProfile': () => json({ data: { user: { ...shown, publicCards: directoryPage([listed]) } } }),
    });
    renderApp(`/u/mallory?card=${ID}`);
    const viewer = await screen.findByRole('dialog', { name: 'Hostile' });
    expect(within(viewer).getAllByRole('link').length).toBeGreaterThan(0);
    expect(badAddresses()).toEqual([]);
  });
});
