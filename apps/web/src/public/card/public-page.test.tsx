import {
  type CardPageProps,
  cardPreview,
  colorsAround,
  fillCardData,
  shownContacts,
  themeDesign,
} from '@tessera/domain';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserZone } from '../../parts/card-view/visit.ts';
import { stubNetwork } from '../../testing/network.ts';
import { CardContent, CardEvent } from './card-content.tsx';
import { EmbeddedCard } from './embedded-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

const data = {
  type: 'business',
  title: 'Principal',
  name: 'Asha Rao',
  role: 'Principal',
  phone: '+919876543210',
  email: 'asha@raodaughters.in',
  website: 'https://raodaughters.in',
  address: '14 Church Street\nBengaluru',
  tagline: 'Houses that keep cool.',
  tags: ['architecture', 'cooling'],
  socials: { linkedin: 'asharao', whatsapp: '+919876543210' },
  extra: { company: { companyName: 'Rao & Daughters', category: 'Architecture', message: 'Do call.' } },
};

function card(changes: object = {}, props: Partial<CardPageProps> = {}): CardPageProps {
  const said = fillCardData({ ...data, ...changes });
  return {
    id: 'c1',
    path: '/asha-rao/principal',
    url: 'https://tessera.example/asha-rao/principal',
    preview: cardPreview(said),
    contacts: shownContacts(said),
    language: '',
    ownerName: 'Asha Rao',
    profilePath: '/u/asha-rao',
    contactFilePath: '/asha-rao/principal.vcf',
    exchange: null,
    ...props,
  };
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('a portfolio shows its works, and the browser opens each large without script', () => {
  const work = { src: '/uploads/court.webp', alt: 'A court with a tree', year: '2024' };
  const works = [
    { ...work, title: 'House with a court', url: 'https://rao.example/court' },
    { ...work, src: '/uploads/barn.webp', alt: 'A barn', title: 'Barn', year: '', url: null },
  ];
  const portfolio = card({ type: 'portfolio' }, { works });
  render(<PublicPage card={portfolio} content={<CardContent card={portfolio} />} />);
  const gallery = within(screen.getByRole('list', { name: 'Works' }));
  const [picture] = gallery.getAllByRole('img', { name: 'A court with a tree' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['400', '300']);
  expect(gallery.getByRole('link', { name: 'House with a court 2024' })).toHaveAttribute('href', works[0]?.url);
  expect(gallery.queryByRole('link', { name: /^Barn/ })).toBeNull();
  const button = gallery.getByRole('button', { name: 'A court with a tree' });
  const large = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(large?.getAttribute('aria-label')).toBe('House with a court');
  expect(large?.querySelector('a')).toHaveAttribute('href', '/uploads/court.webp');
});

test('the browser keeps the works that the server sent, without the code that draws them', async () => {
  const work = { src: '/uploads/court.webp', alt: 'A court', title: 'Court', year: '', url: null };
  const portfolio = card({ type: 'portfolio' }, { works: [work] });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<PublicPage card={portfolio} content={<CardContent card={portfolio} />} />);
  const [sent] = within(root).getAllByRole('img', { name: 'A court' });
  const onRecoverableError = vi.fn();
  const { KeptContent } = await import('./kept-content.tsx');
  const shown = await act(async () =>
    hydrateRoot(root, <PublicPage card={portfolio} content={<KeptContent card={portfolio} />} />, {
      onRecoverableError,
    }),
  );
  expect(within(root).getAllByRole('img', { name: 'A court' })[0]).toBe(sent);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => shown.unmount());
  root.remove();
});

test('an event says when and where, and its day goes into a calendar', () => {
  const event = { date: '2026-12-18', startTime: '19:00', place: 'Town Hall', ticketsUrl: 'https://tickets.example' };
  const shown = card({ type: 'event', extra: { event } });
  render(<PublicPage card={shown} content={null} event={<CardEvent card={shown} />} />);
  const rows = within(screen.getByRole('list', { name: 'Event' }));
  expect(rows.getByRole('link', { name: /^18 December 2026, 19:00/ })).toHaveAttribute(
    'href',
    '/asha-rao/principal.ics',
  );
  expect(rows.getByRole('link', { name: /^Town Hall/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Town%20Hall'),
  );
  expect(rows.getByRole('link', { name: /^Get tickets/ })).toHaveAttribute('href', 'https://tickets.example');
});

test('every contact is a link that can be tapped', () => {
  render(<PublicPage card={card()} content={null} />);
  const links = within(screen.getByRole('article'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/asha-rao/principal.vcf',
    'tel:+919876543210',
    'mailto:asha@raodaughters.in',
    'https://raodaughters.in',
    'https://www.google.com/maps/search/?api=1&query=14%20Church%20Street%20Bengaluru',
    'https://linkedin.com/in/asharao',
    'https://wa.me/919876543210',
  ]);
});

test('who it is stands there as text: name, role, company, tagline, message and tags', () => {
  render(<PublicPage card={card()} content={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
  for (const text of ['Principal, Rao & Daughters', 'Houses that keep cool.', 'Do call.']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Architecture', 'cooling']);
});

test('a role that names the company does not get it twice', () => {
  render(<PublicPage card={card({ role: 'Principal, Rao & Daughters', theme: 'minimal' })} content={null} />);
  expect(screen.getByRole('article')).toHaveTextContent('Principal, Rao & Daughters');
  expect(screen.getByRole('heading', { level: 1 }).parentElement).not.toHaveTextContent('Daughters, Rao & Daughters');
});

describe('the head of the page', () => {
  const personal = { photoUrl: 'https://example.com/asha.jpg' };
  const pictures = (container: HTMLElement) => [...container.querySelectorAll('.card-header img')];

  test('shows the photo once, and each fact once', () => {
    const { container } = render(<PublicPage card={card({ extra: { ...data.extra, personal } })} content={null} />);
    expect(pictures(container)).toHaveLength(1);
    for (const text of ['Asha Rao', 'Houses that keep cool.', 'asha@raodaughters.in', 'raodaughters.in'])
      expect(screen.getAllByText(text)).toHaveLength(1);
  });

  test('shows a picture that serves as logo and photo once', () => {
    const { container } = render(<PublicPage card={card({ type: 'personal', extra: { personal } })} content={null} />);
    expect(pictures(container)).toHaveLength(1);
  });

  test('shows the photo of a portrait, and no cover below it', () => {
    const design = { ...themeDesign('luxe'), layout: 'portrait', coverUrl: 'https://example.com/c.jpg' };
    const { container } = render(
      <PublicPage card={card({ design, extra: { ...data.extra, personal } })} content={null} />,
    );
    expect(container.querySelector('.card-header-photo img')).toBeInTheDocument();
    expect(container.querySelector('.card-header-cover')).toBeNull();
  });

  test('is in the card’s own colours, with cover and initials', () => {
    const design = { ...themeDesign('minimal'), colors: colorsAround('#1f5f99', 'dark'), layout: 'monogram' };
    const { container } = render(
      <PublicPage card={card({ design: { ...design, coverUrl: 'https://example.com/c.jpg' } })} content={null} />,
    );
    const head = container.querySelector('.card-header') as HTMLElement;
    expect(head.style.getPropertyValue('--paper-start')).toBe(design.colors.paper);
    expect(within(head).getByText('AR')).toBeInTheDocument();
    expect(pictures(container)).toHaveLength(1);
  });
});

test.each([
  ['Android, which only downloads the file', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137.0.0.0', true],
  ['an iPhone, which opens it', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', false],
])('saving says what comes next on %s', async (_phone, userAgent, isSaid) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<PublicPage card={card()} content={null} />);
  await userEvent.click(screen.getByRole('link', { name: 'Save contact' }));
  expect(screen.queryByText('Open the downloaded file to add the contact.') !== null).toBe(isSaid);
});

test('an owner who allows no downloads has no button for it', () => {
  render(<PublicPage card={card({}, { contactFilePath: null })} content={null} />);
  expect(screen.queryByRole('link', { name: 'Save contact' })).toBeNull();
});

describe('in an app’s own browser', () => {
  function browseIn(userAgent: string) {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  }

  test('the page says how to save the contact outside, and copies its link', async () => {
    const user = userEvent.setup();
    browseIn('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 385.0.0.37.93');
    render(<PublicPage card={card()} content={null} />);
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Instagram shows this page in its own browser, which can’t save contacts.');
    await user.click(within(note).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('there is nothing to say where no contact is offered, nor in a real browser', () => {
    browseIn('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 385.0.0.37.93');
    render(<PublicPage card={card({}, { contactFilePath: null })} content={null} />);
    expect(screen.queryByRole('note')).toBeNull();
    vi.restoreAllMocks();
    render(<PublicPage card={card()} content={null} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test('a card on another site is its face alone, which leads to its page in a new tab', () => {
  const url = 'https://tessera.example/asha-rao/principal';
  const html = renderToString(<EmbeddedCard url={url} preview={card().preview} />);
  expect(html).toContain(`<a href="${url}" target="_blank" rel="noopener" aria-label="Asha Rao: open the card"`);
  expect(html).toContain('card-face-name');
  expect(html).not.toContain('<script');
});

test('a tap on a contact is told to the API', async () => {
  const calls = stubNetwork({ 'POST /api/cards/c1/events': () => new Response('{}') });
  render(<PublicPage card={card()} content={null} />);
  const link = screen.getByRole('link', { name: /@raodaughters\.in/ });
  // jsdom can't navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(calls[0]?.body).toEqual({ kind: 'action', target: 'email', timeZone: browserZone() });
});

describe('sharing', () => {
  test('uses the device’s own sheet where there is one', async () => {
    const share = vi.fn(async () => {});
    Object.assign(navigator, { share });
    render(<PublicPage card={card()} content={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share this card' }));
    expect(share).toHaveBeenCalledWith({ title: 'Asha Rao', url: 'https://tessera.example/asha-rao/principal' });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('copies the address elsewhere', async () => {
    const user = userEvent.setup();
    render(<PublicPage card={card()} content={null} />);
    await user.click(screen.getByRole('button', { name: 'Share this card' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://tessera.example/asha-rao/principal');
  });
});

test('the server draws the whole page without a browser', () => {
  const html = renderToString(<PublicPage card={card()} content={null} />);
  expect(html).toContain('href="tel:+919876543210"');
  expect(html).toContain('href="/asha-rao/principal.vcf"');
});

test('the page of a card links to its other languages, each under its own name', () => {
  const others = [{ language: 'hi', name: 'हिन्दी', path: '/asha-rao/principal?lang=hi' }];
  render(<PublicPage card={card({}, { language: 'en', others })} content={null} />);
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect([link.getAttribute('href'), link.lang]).toEqual(['/asha-rao/principal?lang=hi', 'hi']);
  expect(screen.getByRole('heading', { name: 'Asha Rao' }).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('an address without a card says so and leads home', () => {
  render(<MissingCard ended={null} />);
  expect(screen.getByRole('heading', { name: 'No card found at this address.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});

test('a card that once was open names whom to ask, and leads to their profile', () => {
  const { rerender } = render(<MissingCard ended={{ ask: { name: 'عائشة <b>', path: '/u/asha' } }} />);
  expect(screen.getByRole('heading', { name: 'This card is no longer open.' })).toBeInTheDocument();
  for (const name of ['عائشة <b>', 'View profile']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/u/asha');
  }
  rerender(<MissingCard ended={{ ask: { name: 'Rao & Daughters', path: null } }} />);
  expect(screen.getByText('Rao & Daughters')).toBeInTheDocument();
  rerender(<MissingCard ended={{ ask: null }} />);
  expect(screen.getByText(/Ask the person who gave it to you/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toBeInTheDocument();
});

describe('the page’s data', () => {
  function pageWith(json: string): Document {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = `<script type="application/json" id="page-data">${json}</script>`;
    return page;
  }

  test('is the card', () => {
    expect(readPageData(pageWith(JSON.stringify(card())))).toEqual(card());
  });

  test.each(['{"isMissing":true}', 'null', ''])('without a card is none: %s', (json) => {
    expect(readPageData(pageWith(json))).toBeNull();
  });
});
