import {
  type CardFont,
  type CardLayout,
  type CardPreview,
  type CardTheme,
  faceLayout,
  faceLogo,
  hasOwnBadge,
} from '@tessera/domain';
import { type FitRule, fitText } from './fit.ts';

/** Everything here is in percent of the card's width, which is 100; the numbers of card-face.css are the same. */
const FACE = { height: 57.1, edge: 7, panel: 34, cover: 21, disc: 20 } as const;
/** Smallest text: 11 px on a card of 320 px. */
const LEAST = 3.45;
const LINE = 4.9;
const ROLE_LINE = 4.7;
const GAP = 2;
const MOST_CONTACTS = 5;
/** Letters of a web address that takes more than a line. */
const LONG_ADDRESS = 28;

type Letters = Pick<FitRule, 'letter' | 'isMono'>;

const FONT_LETTERS: Record<CardFont, { name: Letters; text: Letters }> = {
  serif: { name: { letter: 0.48 }, text: { letter: 0.46 } },
  sans: { name: { letter: 0.56 }, text: { letter: 0.55 } },
  mono: { name: { letter: 0.6, isMono: true }, text: { letter: 0.64, isMono: true } },
};
const THEME_FONTS: Record<CardTheme, { name: CardFont; text: CardFont }> = {
  luxe: { name: 'serif', text: 'sans' },
  minimal: { name: 'sans', text: 'sans' },
  tech: { name: 'mono', text: 'mono' },
};

export interface ContactLine {
  label: 'day' | 'tel' | 'mail' | 'web' | 'loc';
  text: string;
  /** Another one may stand beside it. */
  isHalf?: boolean;
}

/** What a face shows, and how large. */
export interface Arrangement {
  layout: CardLayout;
  name: { text: string; size: number; lines: number };
  role: string;
  badge: string;
  tagline: string;
  contacts: ContactLine[];
  /** Contacts that the page alone shows. */
  leftOut: ContactLine[];
  /** Where the words of the head end, from the card's top. */
  headEnd: number;
}

/**
 * Sizes without measuring, so that a card looks the same when the server renders it. The name is as large as it can be with
 * all contacts below it; where no size holds them all, those that are left out stand on the page.
 */
export function arrange(preview: CardPreview): Arrangement {
  const layout = faceLayout(preview);
  const sizes = layout === 'cover' ? [6, 5.2, 4.4, LEAST] : [7.6, 6.6, 5.6, 4.8, 4.1, LEAST];
  const tries = sizes.map((_, from) => arrangeWith(preview, layout, sizes.slice(from)));
  const least = Math.min(...tries.map(({ leftOut }) => leftOut.length));
  const best = tries.find(({ leftOut }) => leftOut.length === least) ?? tries[0];
  // Without a way to call it would be no card: the company makes way, which the page shows.
  if (best && (best.contacts.length > 0 || best.leftOut.length === 0 || !preview.company)) return best;
  return arrange({ ...preview, company: '' });
}

function arrangeWith(preview: CardPreview, layout: CardLayout, sizes: readonly number[]): Arrangement {
  const fonts = preview.design?.fonts ?? THEME_FONTS[preview.theme];
  const place = placeWords(layout, preview);
  const text = preview.name || preview.title;
  const fit = fitText(text, {
    sizes,
    width: place.headWidth,
    height: place.nameHeight,
    ...FONT_LETTERS[fonts.name].name,
  });
  const size = sizes[fit.step] ?? LEAST;
  const role = [preview.role, preview.company].filter(Boolean).join(', ');
  const roleRule = { sizes: [3.7], height: 12, ...FONT_LETTERS[fonts.name].text };
  const roleLines = role ? Math.min(3, fitText(role, { ...roleRule, width: place.headWidth }).lines) : 0;
  const headHeight = fit.lines * size * 1.25 + roleLines * ROLE_LINE;
  let room = place.height - (layout === 'cover' ? Math.max(headHeight, place.headHeight) : headHeight) - GAP;

  const countLines = (line: string, width: number) =>
    fitText(line, { sizes: [LEAST], width, height: 99, ...FONT_LETTERS[fonts.text].text }).lines;
  const contacts: ContactLine[] = [];
  const leftOut: ContactLine[] = [];
  let isHalfFree = false;
  for (const line of listContacts(preview)) {
    const isHalf = place.columns === 2 && countLines(line.text, place.lineWidth / 2) === 1;
    const lines = countLines(line.text, place.lineWidth);
    const wanted = isHalf && isHalfFree ? 0 : LINE * lines;
    const fits = contacts.length < MOST_CONTACTS && wanted <= room;
    (fits ? contacts : leftOut).push({ ...line, isHalf });
    if (!fits) continue;
    room -= wanted;
    isHalfFree = isHalf && !isHalfFree;
  }
  const badgeHeight = LINE * countLines(preview.badge, place.headWidth);
  const badge = hasOwnBadge(preview) && badgeHeight <= room ? preview.badge : '';
  if (badge) room -= badgeHeight;
  const taglineHeight = LINE * countLines(preview.tagline, place.headWidth);
  const tagline = leftOut.length === 0 && taglineHeight <= room ? preview.tagline : '';
  const headEnd = FACE.edge + headHeight + (badge ? badgeHeight : 0) + (tagline ? taglineHeight : 0);
  return { layout, role, badge, tagline, contacts, leftOut, name: { text, size, lines: fit.lines }, headEnd };
}

interface WordPlace {
  headWidth: number;
  /** Of the name at most. */
  nameHeight: number;
  lineWidth: number;
  /** For all words. */
  height: number;
  /** What stands beside the head is as high as this. */
  headHeight: number;
  columns: number;
}

function placeWords(layout: CardLayout, preview: CardPreview): WordPlace {
  const { theme, photo } = preview;
  const height = FACE.height - 2 * FACE.edge;
  const whole = 100 - 2 * FACE.edge;
  if (layout === 'portrait' || layout === 'monogram') {
    const width = 100 - FACE.panel - FACE.edge - 4.5;
    return { headWidth: width, nameHeight: 22, lineWidth: width, height, headHeight: 0, columns: 1 };
  }
  if (layout === 'cover') {
    const beside = photo ? FACE.disc + 3.5 : 0;
    return {
      ...{ headWidth: whole - beside, nameHeight: 8.8, lineWidth: whole - 4, columns: 2 },
      ...{ height: FACE.height - FACE.cover - 2 - 5, headHeight: photo ? FACE.disc / 2 : 0 },
    };
  }
  const logo = faceLogo(preview);
  const mark = logo ? 3 + 26 * logo.scale : theme === 'luxe' ? 0 : 13;
  // The rosette of luxe has its own place, at the end of the lower half.
  const lineWidth = theme === 'luxe' ? 52 : whole;
  return { headWidth: whole - mark, nameHeight: 14, lineWidth, height, headHeight: 0, columns: 1 };
}

/** A face without a way to call is no card: the telephone comes first, and an event's day. */
function listContacts({ event, phone, email, website, location }: CardPreview): ContactLine[] {
  const all: ContactLine[] = [
    { label: 'day', text: event?.time ?? '' },
    { label: 'tel', text: phone },
    { label: 'mail', text: email },
    // The page has the whole address.
    { label: 'web', text: website.length > LONG_ADDRESS ? website.replace(/\/.*/, '') : website },
    { label: 'loc', text: event?.place || location },
  ];
  return all.filter(({ text }) => text !== '');
}
