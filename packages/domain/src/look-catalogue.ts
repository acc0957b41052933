import { t } from '@tessera/texts';
import type { CardTheme } from './card-data.ts';
import type { CardDesign, CardHead, CardOrnament } from './card-design.ts';
import type { Look, TemplateTag } from './look-file.ts';

/** A template of the product. */
export interface CatalogueLook extends Look {
  id: string;
  description: string;
}

interface Entry {
  id: string;
  name: string;
  tag: TemplateTag;
  description: string;
  theme: CardTheme;
  /** In the order paper, end of the paper, name, role, lines, accent. */
  colors: readonly [string, string, string, string, string, string];
  ornament: CardOrnament;
  head: CardHead;
}

const ENTRIES: readonly Entry[] = [
  {
    id: 'obsidian',
    name: t('Obsidian'),
    tag: 'luxe',
    description: t('Black stone and champagne, with an engraved rosette.'),
    theme: 'luxe',
    colors: ['#24211f', '#0d0c0c', '#f7efe2', '#e3c79a', '#cfc6b8', '#d9b77c'],
    ornament: 'rosette',
    head: 'top',
  },
  {
    id: 'emerald-club',
    name: t('Emerald Club'),
    tag: 'luxe',
    description: t('Deep green baize, a brass frame, the name low.'),
    theme: 'luxe',
    colors: ['#0f3a30', '#08241e', '#f4ecd8', '#d9bd82', '#cfdcd2', '#d2b06a'],
    ornament: 'frame',
    head: 'low',
  },
  {
    id: 'midnight',
    name: t('Midnight'),
    tag: 'luxe',
    description: t('Navy from dusk to night, silver letters.'),
    theme: 'luxe',
    colors: ['#1d2a48', '#0b1122', '#f1f4fb', '#b9c7e6', '#c6cee0', '#a9bce8'],
    ornament: 'corner',
    head: 'top',
  },
  {
    id: 'bordeaux',
    name: t('Bordeaux'),
    tag: 'luxe',
    description: t('Wine-dark paper and a rose-gold rule.'),
    theme: 'luxe',
    colors: ['#4a1420', '#2a0a12', '#fbeee6', '#e8b9a2', '#e6cfc6', '#e5ae93'],
    ornament: 'rule',
    head: 'low',
  },
  {
    id: 'ivory-crest',
    name: t('Ivory Crest'),
    tag: 'luxe',
    description: t('Cream laid paper, bronze engraving, dark serif.'),
    theme: 'luxe',
    colors: ['#fbf5e8', '#f1e6cf', '#2b2118', '#6f4a12', '#4a4034', '#7a5214'],
    ornament: 'rosette',
    head: 'top',
  },
  {
    id: 'paper',
    name: t('Paper'),
    tag: 'minimal',
    description: t('White stock and black letters, nothing else.'),
    theme: 'minimal',
    colors: ['#ffffff', '#ffffff', '#111111', '#555555', '#333333', '#111111'],
    ornament: 'none',
    head: 'low',
  },
  {
    id: 'sky',
    name: t('Sky'),
    tag: 'minimal',
    description: t('Pale blue, a round sun in the corner.'),
    theme: 'minimal',
    colors: ['#f2f7fc', '#dfeaf6', '#0f2438', '#335879', '#2a4156', '#1f5f99'],
    ornament: 'disc',
    head: 'top',
  },
  {
    id: 'terracotta',
    name: t('Terracotta'),
    tag: 'minimal',
    description: t('A band of fired clay along warm white.'),
    theme: 'minimal',
    colors: ['#fffaf5', '#fffaf5', '#2a1a14', '#7a4a38', '#4c3a32', '#a63f1f'],
    ornament: 'band',
    head: 'top',
  },
  {
    id: 'graphite',
    name: t('Graphite'),
    tag: 'minimal',
    description: t('Dark grey, white grotesque, one yellow square.'),
    theme: 'minimal',
    colors: ['#26292d', '#26292d', '#ffffff', '#c3c8ce', '#d3d7db', '#f2c94c'],
    ornament: 'square',
    head: 'top',
  },
  {
    id: 'ledger',
    name: t('Ledger'),
    tag: 'minimal',
    description: t('Letters of fixed width on mint, ruled like accounts.'),
    theme: 'tech',
    colors: ['#eef7f0', '#eef7f0', '#10281b', '#2a5f42', '#2f4a3b', '#1f6a43'],
    ornament: 'rule',
    head: 'top',
  },
];

/** The product's own templates, in the order in which they are shown. */
export const LOOK_CATALOGUE: readonly CatalogueLook[] = ENTRIES.map(toTemplate);

function toTemplate({ id, name, tag, description, theme, colors, ornament, head }: Entry): CatalogueLook {
  const [paper, paperEnd, nameColor, role, line, accent] = colors;
  const design: CardDesign = {
    name,
    colors: { paper, paperEnd, name: nameColor, role, line, accent },
    ornament,
    head,
  };
  return { id, name, tag, description, theme, design };
}

/** Whether all words stand in the template's name, tag or description; case does not matter. */
export function matchesLook(template: Pick<CatalogueLook, 'name' | 'tag' | 'description'>, query: string) {
  const text = `${template.name} ${template.tag} ${template.description}`.toLowerCase();
  const words = query.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}
