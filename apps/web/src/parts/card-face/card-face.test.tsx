import {
  CARD_THEMES,
  type CardDesign,
  type CardPreview,
  cardPreview,
  fillCardData,
  themeDesign,
} from '@tessera/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { CardFace } from './card-face.tsx';

function preview(data: object, logo: string | null = null): CardPreview {
  return { ...cardPreview(fillCardData({ type: 'business', theme: 'luxe', ...data })), logo };
}

const asha = {
  name: 'Asha Rao',
  role: 'Principal',
  phone: '+919876543210',
  email: 'asha@raodaughters.in',
  website: 'https://raodaughters.in',
  address: '14 Church Street, Bengaluru',
  tagline: 'Houses that keep cool',
  extra: { company: { companyName: 'Rao & Daughters', category: 'Architecture' } },
};

describe.each(CARD_THEMES)('in the theme %s a face', (theme) => {
  test('shows who it is, what they do and how to reach them', () => {
    render(<CardFace preview={preview({ ...asha, theme })} />);
    for (const text of ['Asha Rao', 'Principal, Rao & Daughters', 'asha@raodaughters.in', 'raodaughters.in']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  test('is drawn by the server without a browser', () => {
    expect(renderToStaticMarkup(<CardFace preview={preview({ ...asha, theme })} />)).toContain('Asha Rao');
  });
});

test('a face without a name shows the title', () => {
  render(<CardFace preview={preview({ title: 'Conference badge' })} />);
  expect(screen.getByText('Conference badge')).toBeInTheDocument();
});

test('a face without anything has no empty lines', () => {
  const { container } = render(<CardFace preview={preview({ title: 'Card Title' })} />);
  expect([...container.querySelectorAll('p, li')].map((line) => line.textContent)).toEqual(['Card Title']);
});

test('a logo takes the place of the mark', () => {
  const minimal = { ...asha, theme: 'minimal' };
  const { container, rerender } = render(<CardFace preview={preview(minimal)} />);
  expect(container.querySelector('.card-face-ornament')).not.toBeNull();
  rerender(<CardFace preview={preview(minimal, 'https://example.com/logo.png')} />);
  const logo = container.querySelector('img') as HTMLImageElement;
  expect(logo).toHaveAttribute('src', 'https://example.com/logo.png');
  fireEvent.error(logo);
  expect(logo).not.toBeVisible();
  expect(container.querySelector('.card-face-ornament')).toBeNull();
});

test('a tagline makes way for contacts when name and role are long', () => {
  const long = { ...asha, name: 'Alexandrina Wilhelmina Montgomerie-Featherstonehaugh', role: 'Principal '.repeat(9) };
  render(<CardFace preview={preview(long)} />);
  expect(screen.queryByText('Houses that keep cool')).toBeNull();
  expect(screen.getByText('raodaughters.in')).toBeInTheDocument();
  expect(screen.getByText('asha@raodaughters.in')).toBeInTheDocument();
});

test('the badge is shown when it says more than the type', () => {
  const { rerender } = render(<CardFace preview={preview(asha)} />);
  expect(screen.getByText('Architecture')).toBeInTheDocument();
  rerender(<CardFace preview={preview({ ...asha, extra: {} })} />);
  expect(screen.queryByText('Business')).toBeNull();
});

test('only the theme that asks for them has labels before the contacts', () => {
  const { rerender } = render(<CardFace preview={preview({ ...asha, theme: 'tech' })} />);
  expect(screen.getByText('mail')).toBeInTheDocument();
  rerender(<CardFace preview={preview({ ...asha, theme: 'minimal' })} />);
  expect(screen.queryByText('mail')).toBeNull();
});

describe('the layout of a face', () => {
  const PHOTO = 'https://example.com/asha.jpg';
  const COVER = 'https://example.com/cover.jpg';
  const withPictures = (design: Partial<CardDesign> | null, photo: string | null): CardPreview => ({
    ...{ ...preview(asha), photo },
    ...(design && { design: { ...themeDesign('luxe'), ...design } }),
  });

  test.each([
    ['type', null, null, 'type'],
    ['its photo, once it has one', null, PHOTO, 'portrait'],
    ['its cover, once it has one', { coverUrl: COVER }, PHOTO, 'cover'],
    ['what its design says', { coverUrl: COVER, layout: 'type' }, PHOTO, 'type'],
    ['initials where the photo is missing', { layout: 'portrait' }, null, 'monogram'],
  ] as const)('goes by %s', (_what, design, photo, layout) => {
    const { container } = render(<CardFace preview={withPictures(design, photo)} />);
    expect(container.querySelector('.card-face')).toHaveAttribute('data-layout', layout);
  });

  test('shows the photo over the initials, which stay when it is gone', () => {
    const { container } = render(<CardFace preview={withPictures(null, PHOTO)} />);
    const photo = container.querySelector('.card-face-person img') as HTMLImageElement;
    expect(photo).toHaveAttribute('src', PHOTO);
    fireEvent.error(photo);
    expect(photo).not.toBeVisible();
    expect(screen.getByText('AR')).toBeInTheDocument();
  });

  test('shows a picture that serves as logo and photo once', () => {
    const twice = { ...withPictures(null, PHOTO), logo: PHOTO };
    const { container } = render(<CardFace preview={twice} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

describe.each(['portrait', 'cover', 'monogram', 'type'] as const)('in the layout %s', (layout) => {
  const long = {
    ...{ name: 'Alexandrina Wilhelmina Montgomerie-Featherstonehaugh of Castle Ravenscraig-Upon' },
    ...{ role: 'Deputy Director General for International Cultural Cooperation', phone: '+442079460958' },
    ...{ email: 'a.very.long.address.of.a.person@department-for-culture.example.org', extra: asha.extra },
  };
  const scripts = {
    Latin: long,
    Hindi: { ...long, name: 'अनुराधा कृष्णमूर्ति '.repeat(4) },
    Chinese: { ...long, name: '山田太郎'.repeat(20) },
  };

  test.each(Object.entries(scripts))('80 letters in %s leave room for a way to call', (_script, data) => {
    const design = { ...themeDesign('luxe'), layout };
    const { contacts, name } = arrange({ ...preview(data), photo: 'https://example.com/a.jpg', design });
    expect(contacts.map(({ label }) => label)).toContain('tel');
    expect(name.size).toBeGreaterThanOrEqual(3.45);
  });

  test('contacts that are not on the face are named for the page', () => {
    const design = { ...themeDesign('luxe'), layout };
    const { contacts, leftOut } = arrange({
      ...preview({ ...asha, ...long, website: asha.website, address: asha.address }),
      design,
    });
    expect([...contacts, ...leftOut].map(({ label }) => label).sort()).toEqual(['loc', 'mail', 'tel', 'web']);
  });
});
