import {
  CARD_LAYOUTS,
  type CardLayout,
  cardPreview,
  colorsAround,
  fillCardData,
  formatPhone,
  themeDesign,
} from '@tessera/domain';
import { createRoot } from 'react-dom/client';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import '@tessera/ui/styles.css';
import { PEOPLE, type SheetPerson, THEMES } from './people.ts';

interface Row {
  theme: (typeof THEMES)[number];
  layout: CardLayout;
  color?: string;
}

const asked = new URLSearchParams(location.search);
const width = Number(asked.get('width') ?? 320);
const OWN: Row[] = [
  { theme: 'minimal', layout: 'portrait', color: '#1f5f99' },
  { theme: 'luxe', layout: 'cover', color: '#8a2f63' },
  { theme: 'minimal', layout: 'monogram', color: '#2f6f4f' },
];
const PLAIN = THEMES.flatMap((theme) => CARD_LAYOUTS.map((layout): Row => ({ theme, layout })));
const rows = [...PLAIN, ...OWN].filter(
  ({ theme, color }) => !asked.has('theme') || (color ? 'own' : theme) === asked.get('theme'),
);

function preview({ data, photo, cover, logo }: SheetPerson, { theme, layout, color }: Row) {
  const plain = cardPreview(fillCardData({ type: 'business', ...data, theme }), formatPhone);
  const base = themeDesign(theme);
  const design = {
    ...base,
    ...(color && {
      colors: colorsAround(color, theme === 'luxe' ? 'dark' : layout === 'monogram' ? 'color' : 'light'),
    }),
    ...{ layout, ...(cover && { coverUrl: cover }) },
  };
  // Type is what a card without pictures shows in its theme alone.
  const isPlain = layout === 'type' && !color;
  return {
    ...plain,
    photo: photo && layout !== 'type' ? photo : null,
    logo: logo || null,
    ...(!isPlain && { design }),
  };
}

createRoot(document.body).render(
  <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: `repeat(${PEOPLE.length}, ${width}px)` }}>
    {rows.flatMap((row) =>
      PEOPLE.map((person) => <CardFace key={JSON.stringify([row, person.data])} preview={preview(person, row)} />),
    )}
  </div>,
);
