import { type Message, msg } from '@tessera/texts';
import type { CardTheme } from './card-data.ts';
import type { CardDesign, CardFonts, CardHead, CardLayout, CardOrnament } from './card-design.ts';
import type { Look, TemplateTag } from './look-file.ts';

/** A template of the product. */
export interface CatalogueLook extends Look {
  id: string;
  description: Message;
}

interface Entry {
  id: string;
  /** A proper name, in every language. It stays on the cards that wear the look. */
  name: string;
  tag: TemplateTag;
  description: Message;
  theme: CardTheme;
  /** In the order paper, end of the paper, name, role, lines, accent. */
  colors: readonly [string, string, string, string, string, string];
  layout: CardLayout;
  fonts: CardFonts;
  ornament: CardOrnament;
  head: CardHead;
}

const SERIF_SANS: CardFonts = { name: 'serif', text: 'sans' };
const SERIF: CardFonts = { name: 'serif', text: 'serif' };
const SANS: CardFonts = { name: 'sans', text: 'sans' };
const SANS_SERIF: CardFonts = { name: 'sans', text: 'serif' };
const MONO: CardFonts = { name: 'mono', text: 'mono' };
const MONO_SANS: CardFonts = { name: 'mono', text: 'sans' };

const ENTRIES: readonly Entry[] = [
  {
    id: 'obsidian',
    name: 'Obsidian',
    tag: 'luxe',
    description: msg('Black stone and champagne, with an engraved rosette.'),
    theme: 'luxe',
    colors: ['#24211f', '#0d0c0c', '#f7efe2', '#e3c79a', '#cfc6b8', '#d9b77c'],
    layout: 'type',
    fonts: SERIF_SANS,
    ornament: 'rosette',
    head: 'top',
  },
  {
    id: 'emerald-club',
    name: 'Emerald Club',
    tag: 'luxe',
    description: msg('Deep green baize in a brass frame, serif throughout.'),
    theme: 'luxe',
    colors: ['#0f3a30', '#08241e', '#f4ecd8', '#d9bd82', '#cfdcd2', '#d2b06a'],
    layout: 'type',
    fonts: SERIF,
    ornament: 'frame',
    head: 'low',
  },
  {
    id: 'midnight',
    name: 'Midnight',
    tag: 'luxe',
    description: msg('Navy from dusk to night, silver letters.'),
    theme: 'luxe',
    colors: ['#1d2a48', '#0b1122', '#f1f4fb', '#b9c7e6', '#c6cee0', '#a9bce8'],
    layout: 'type',
    fonts: SERIF_SANS,
    ornament: 'corner',
    head: 'top',
  },
  {
    id: 'bordeaux',
    name: 'Bordeaux',
    tag: 'luxe',
    description: msg('Wine-dark paper and a rose-gold rule.'),
    theme: 'luxe',
    colors: ['#4a1420', '#2a0a12', '#fbeee6', '#e8b9a2', '#e6cfc6', '#e5ae93'],
    layout: 'type',
    fonts: SERIF,
    ornament: 'rule',
    head: 'low',
  },
  {
    id: 'ivory-crest',
    name: 'Ivory Crest',
    tag: 'luxe',
    description: msg('Cream laid paper, bronze engraving, dark serif.'),
    theme: 'luxe',
    colors: ['#fbf5e8', '#f1e6cf', '#2b2118', '#6f4a12', '#4a4034', '#7a5214'],
    layout: 'type',
    fonts: SERIF,
    ornament: 'rosette',
    head: 'top',
  },
  {
    id: 'paper',
    name: 'Paper',
    tag: 'minimal',
    description: msg('White stock and black letters, nothing else.'),
    theme: 'minimal',
    colors: ['#ffffff', '#ffffff', '#111111', '#555555', '#333333', '#111111'],
    layout: 'type',
    fonts: SANS,
    ornament: 'none',
    head: 'low',
  },
  {
    id: 'sky',
    name: 'Sky',
    tag: 'minimal',
    description: msg('Pale blue, a round sun in the corner.'),
    theme: 'minimal',
    colors: ['#f2f7fc', '#dfeaf6', '#0f2438', '#335879', '#2a4156', '#1f5f99'],
    layout: 'type',
    fonts: SANS,
    ornament: 'disc',
    head: 'top',
  },
  {
    id: 'terracotta',
    name: 'Terracotta',
    tag: 'minimal',
    description: msg('A band of fired clay along warm white.'),
    theme: 'minimal',
    colors: ['#fffaf5', '#fffaf5', '#2a1a14', '#7a4a38', '#4c3a32', '#a63f1f'],
    layout: 'type',
    fonts: SANS_SERIF,
    ornament: 'band',
    head: 'top',
  },
  {
    id: 'graphite',
    name: 'Graphite',
    tag: 'minimal',
    description: msg('Dark grey, white grotesque, one yellow square.'),
    theme: 'minimal',
    colors: ['#26292d', '#26292d', '#ffffff', '#c3c8ce', '#d3d7db', '#f2c94c'],
    layout: 'type',
    fonts: SANS,
    ornament: 'square',
    head: 'top',
  },
  {
    id: 'ledger',
    name: 'Ledger',
    tag: 'minimal',
    description: msg('Letters of fixed width on mint, ruled like accounts.'),
    theme: 'tech',
    colors: ['#eef7f0', '#eef7f0', '#10281b', '#2a5f42', '#2f4a3b', '#1f6a43'],
    layout: 'type',
    fonts: MONO,
    ornament: 'rule',
    head: 'top',
  },
  {
    id: 'atelier',
    name: 'Atelier',
    tag: 'luxe',
    description: msg('Your photo at full height beside copper on charcoal.'),
    theme: 'luxe',
    colors: ['#2a2522', '#171412', '#f8efe6', '#e0a983', '#d8cabf', '#d99a6c'],
    layout: 'portrait',
    fonts: SERIF_SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'gallery',
    name: 'Gallery',
    tag: 'minimal',
    description: msg('A photo on the white wall, black sans-serif letters.'),
    theme: 'minimal',
    colors: ['#ffffff', '#ffffff', '#141414', '#5a5a5a', '#3a3a3a', '#141414'],
    layout: 'portrait',
    fonts: SANS,
    ornament: 'none',
    head: 'low',
  },
  {
    id: 'harbour',
    name: 'Harbour',
    tag: 'minimal',
    description: msg('A wide picture above sea-mist, letters in deep teal.'),
    theme: 'minimal',
    colors: ['#f1f7f7', '#e4efef', '#0d2b2e', '#2b5d62', '#274548', '#12686f'],
    layout: 'cover',
    fonts: SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'signet',
    name: 'Signet',
    tag: 'luxe',
    description: msg('Your initials in gold on aubergine.'),
    theme: 'luxe',
    colors: ['#2f1a33', '#1a0d1d', '#f7ecf3', '#dcb877', '#dccbd8', '#d8b06a'],
    layout: 'monogram',
    fonts: SERIF,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'terminal',
    name: 'Terminal',
    tag: 'minimal',
    description: msg('Green letters of fixed width on black.'),
    theme: 'tech',
    colors: ['#0a0d0b', '#0a0d0b', '#d9f7df', '#8fe3a3', '#b7d6be', '#6fdc8c'],
    layout: 'type',
    fonts: MONO,
    ornament: 'frame',
    head: 'low',
  },
  {
    id: 'blueprint',
    name: 'Blueprint',
    tag: 'minimal',
    description: msg('Your photo beside white drafting letters on blue.'),
    theme: 'tech',
    colors: ['#12356b', '#0d2850', '#f3f7ff', '#bcd3fb', '#cfdcf3', '#a9c7ff'],
    layout: 'portrait',
    fonts: MONO_SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'linen',
    name: 'Linen',
    tag: 'minimal',
    description: msg('Olive initials on woven cream, with a serif name.'),
    theme: 'minimal',
    colors: ['#f7f3e9', '#f0ead9', '#2a2a1c', '#5b5a2c', '#46452f', '#5d6124'],
    layout: 'monogram',
    fonts: SERIF_SANS,
    ornament: 'none',
    head: 'low',
  },
  {
    id: 'saffron',
    name: 'Saffron',
    tag: 'luxe',
    description: msg('A wide picture, dark paper and the colour of saffron.'),
    theme: 'luxe',
    colors: ['#251c12', '#140f09', '#fdf3e0', '#f0b95a', '#e0d2bb', '#eeb24a'],
    layout: 'cover',
    fonts: SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'orchid',
    name: 'Orchid',
    tag: 'minimal',
    description: msg('Your photo beside plum letters on the palest pink.'),
    theme: 'minimal',
    colors: ['#fdf5f8', '#f8e9f0', '#3b1430', '#7d3567', '#5a3450', '#8a2f6a'],
    layout: 'portrait',
    fonts: SERIF,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'concrete',
    name: 'Concrete',
    tag: 'minimal',
    description: msg('Red initials on raw grey, heavy sans-serif.'),
    theme: 'minimal',
    colors: ['#e9e8e6', '#dddbd8', '#1a1a1a', '#4d4a47', '#3a3836', '#9c1f14'],
    layout: 'monogram',
    fonts: SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'aurora',
    name: 'Aurora',
    tag: 'luxe',
    description: msg('A wide picture over a polar night, mint letters.'),
    theme: 'tech',
    colors: ['#101a2e', '#0a101e', '#eefaf6', '#8fe0c4', '#c3d3dc', '#7fdcbb'],
    layout: 'cover',
    fonts: MONO_SANS,
    ornament: 'none',
    head: 'top',
  },
  {
    id: 'broadsheet',
    name: 'Broadsheet',
    tag: 'minimal',
    description: msg('Set like a front page: serif throughout, a dark red rule.'),
    theme: 'minimal',
    colors: ['#fbfaf6', '#fbfaf6', '#191815', '#5a554b', '#3b3832', '#6b1d14'],
    layout: 'type',
    fonts: SERIF,
    ornament: 'rule',
    head: 'low',
  },
  {
    id: 'velvet',
    name: 'Velvet',
    tag: 'luxe',
    description: msg('Your photo beside deep red and old rose.'),
    theme: 'luxe',
    colors: ['#3d0f1c', '#22070f', '#fdeff0', '#eab0b6', '#e6cdd0', '#e9a3ab'],
    layout: 'portrait',
    fonts: SANS_SERIF,
    ornament: 'none',
    head: 'low',
  },
  {
    id: 'circuit',
    name: 'Circuit',
    tag: 'minimal',
    description: msg('Your initials in amber, letters of fixed width.'),
    theme: 'tech',
    colors: ['#17140c', '#0d0b06', '#fff4dc', '#f2c063', '#ddd0b4', '#f0b84f'],
    layout: 'monogram',
    fonts: MONO,
    ornament: 'none',
    head: 'top',
  },
];

/** The product's own templates, in the order in which they are shown. */
export const LOOK_CATALOGUE: readonly CatalogueLook[] = ENTRIES.map(toTemplate);

function toTemplate({ id, name, tag, description, theme, colors, ...form }: Entry): CatalogueLook {
  const [paper, paperEnd, nameColor, role, line, accent] = colors;
  const design: CardDesign = {
    name,
    colors: { paper, paperEnd, name: nameColor, role, line, accent },
    ...form,
  };
  return { id, name, tag, description, theme, design };
}

/** Whether all words stand in the template's name, tag or description; case does not matter. */
export function matchesLook(template: Pick<Look, 'name' | 'tag'> & { description: string }, query: string) {
  const text = `${template.name} ${template.tag} ${template.description}`.toLowerCase();
  const words = query.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}
