import type { CreateTemplateInput, LookTileFragment } from '@tessera/client';
import {
  CARD_THEMES,
  type CardData,
  designInCapitals,
  emptyCardData,
  fillDesign,
  fromCapitals,
  inCapitals,
  keptOfDesign,
  type Look,
  themeDesign,
  writeLookFile,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { type CardEntry, useCards } from '../../data/card-store/use-cards.ts';
import { saveFile } from '../../data/session/download-file.ts';
import { useSession } from '../../data/session/session.ts';

/** The card in that look; what it says and its own pictures stay. */
export function dressed(data: CardData, { theme, design }: LookTileFragment): CardData {
  const newTheme = fromCapitals(CARD_THEMES, theme);
  const worn = fillDesign(design) ?? null;
  const kept = keptOfDesign(data.design);
  const hasKept = Object.keys(kept).length > 0;
  return { ...data, theme: newTheme, design: hasKept ? { ...(worn ?? themeDesign(newTheme)), ...kept } : worn };
}

/** What is said about a look: the product's own have a description, the others say whose they are. */
export function aboutLook({ description, isTeams }: LookTileFragment): string {
  return description || (isTeams ? t('For everyone in your team.') : t('Only you can see it.'));
}

/** What the viewer has to show: their newest card, or their name and address. */
export function useOwnData(): { cards: CardEntry[]; data: CardData } {
  const cards = useCards();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const fromAccount = {
    ...emptyCardData('personal'),
    name: user?.fullName ?? '',
    email: user?.email ?? '',
  };
  return { cards, data: cards[0]?.card.data ?? fromAccount };
}

/** A look as the API takes it. */
export function toLookInput({ name, tag, theme, design }: Look): CreateTemplateInput {
  return {
    name,
    tag: tag === 'luxe' ? 'LUXE' : 'MINIMAL',
    theme: inCapitals(theme),
    design: design && designInCapitals(design),
  };
}

/** Hands the look over as a file. */
export function exportLook({ name, tag, theme, design }: LookTileFragment): void {
  const text = writeLookFile({
    name,
    tag: tag === 'LUXE' ? 'luxe' : 'minimal',
    theme: fromCapitals(CARD_THEMES, theme),
    design: fillDesign(design) ?? null,
  });
  const fileName =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'template';
  saveFile(new Blob([text], { type: 'application/json' }), `${fileName}.tessera.json`);
}
