import { CARD_THEMES, type CardPreview, cardPreview, fillCardData } from '@tessera/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
  expect(container.querySelector('.card-face-square')).not.toBeNull();
  rerender(<CardFace preview={preview(minimal, 'https://example.com/logo.png')} />);
  const logo = container.querySelector('img') as HTMLImageElement;
  expect(logo).toHaveAttribute('src', 'https://example.com/logo.png');
  fireEvent.error(logo);
  expect(logo).not.toBeVisible();
  expect(container.querySelector('.card-face-square')).toBeNull();
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
