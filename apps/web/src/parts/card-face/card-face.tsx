import type { CardPreview, CardTheme } from '@tessera/domain';
import { type FitRule, fitText, isLatin } from './fit.ts';
import './card-face.css';

/** The numbers are those of card-face.css: sizes by `data-size`, widths by the place that the mark leaves. */
const NAME_RULES: Record<CardTheme, FitRule> = {
  luxe: { sizes: [7.6, 6.4, 5.4, 4.6, 3.6, 2.6], width: 82, letter: 0.48 },
  minimal: { sizes: [7.6, 6.4, 5.4, 4.6, 3.6, 2.6], width: 62, letter: 0.56 },
  tech: { sizes: [6.6, 5.6, 4.8, 4.2, 3.6, 2.6], width: 77, letter: 0.55, isMono: true },
};
/** The second size is `data-small`, for what two lines don't hold. */
const ROLE_RULES: Record<CardTheme, FitRule> = {
  luxe: { sizes: [4, 3.3], width: 80, letter: 0.44 },
  minimal: { sizes: [4, 3.3], width: 62, letter: 0.52 },
  tech: { sizes: [3.7, 3.3], width: 77, letter: 0.6, isMono: true },
};
/** What the name gives up where a logo takes more room than the theme's own mark. */
const LOGO_WIDTH: Record<CardTheme, number> = { luxe: 14, minimal: 0, tech: 7 };
/** Lines that stand under a name of one line without touching: role, tagline and contacts together. */
const MOST_LINES = 6;
/** From this size on two lines of the name are hardly higher than one of the largest. */
const SMALL_STEP = 2;
/** Longer contacts need the whole width, and the badge makes way. */
const BADGE_ROOM_CHARS = 30;

/** How wide the letters are where they are not the theme's own. */
export type FaceLetters = Record<'name' | 'role', Pick<FitRule, 'letter' | 'isMono'>>;

/**
 * The face of a card at 1.75 : 1, drawn for the width of whatever it stands in (260 to 640 px and beyond).
 * Its direction is the name's: where that runs to the left, all of it is mirrored.
 */
export function CardFace({ preview, letters }: { preview: CardPreview; letters?: FaceLetters | undefined }) {
  const { theme } = preview;
  const name = preview.name || preview.title;
  const role = [preview.role, preview.company].filter(Boolean).join(', ');
  const nameFit = fitText(name, leaveRoomForLogo({ ...NAME_RULES[theme], ...letters?.name }, preview));
  const roleFit = fitText(role, leaveRoomForLogo({ ...ROLE_RULES[theme], ...letters?.role }, preview));
  const roleLines = role ? Math.min(roleFit.lines, 2) : 0;
  // Where both want two lines the name gives way, so that the contacts keep their place.
  const isCrowded = nameFit.lines > 1 && roleLines > 1;
  const step = isCrowded ? Math.max(nameFit.step, SMALL_STEP) : nameFit.step;
  const taken = roleLines + (nameFit.lines === 1 ? 0 : step < SMALL_STEP ? 2 : 1);
  const lines = chooseLines(preview, MOST_LINES - taken);
  return (
    <div className="card-face" dir="auto" data-theme={theme} data-logo={preview.logo ? '' : undefined}>
      <Ornament preview={preview} />
      <div className="card-face-inner">
        <p
          className="card-face-name"
          data-size={NAME_RULES[theme].sizes[step]}
          data-latin={isLatin(name) ? '' : undefined}
        >
          {name}
        </p>
        {role && (
          <p
            className="card-face-role"
            data-small={roleFit.step > 0 ? '' : undefined}
            data-latin={isLatin(role) ? '' : undefined}
            dir="auto"
          >
            {role}
          </p>
        )}
        {lines.tagline && (
          <p className="card-face-tagline" dir="auto">
            {lines.tagline}
          </p>
        )}
        <div className="card-face-foot">
          <Contacts contacts={lines.contacts} isLabelled={theme === 'tech'} />
          {hasBadge(preview, lines.contacts) && <p className="card-face-badge">{preview.badge}</p>}
        </div>
      </div>
    </div>
  );
}

interface ContactLine {
  label: string;
  text: string;
}

function Contacts({ contacts, isLabelled }: { contacts: readonly ContactLine[]; isLabelled: boolean }) {
  return (
    <ul className="card-face-contacts">
      {contacts.map(({ label, text }) => (
        <li key={label}>
          {isLabelled && <span className="card-face-label">{label}</span>}
          <span className="card-face-text" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the theme draws, and the logo, which takes the place of its mark. */
function Ornament({ preview: { theme, logo } }: { preview: CardPreview }) {
  return (
    <>
      {theme === 'luxe' && <div className="card-face-guilloche" />}
      {theme === 'luxe' && <div className="card-face-rule" />}
      {theme === 'minimal' && !logo && <div className="card-face-square" />}
      {theme === 'tech' && !logo && <div className="card-face-light" />}
      {logo && <Logo src={logo} />}
    </>
  );
}

/** A logo that is gone leaves its place empty, also when it was lost before the script came. */
function Logo({ src }: { src: string }) {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  return (
    <img
      key={src}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
      }}
      className="card-face-logo"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => hide(currentTarget)}
    />
  );
}

/** Contacts come first, then the tagline: a face without a way to call is no card. */
function chooseLines(preview: CardPreview, room: number): { contacts: ContactLine[]; tagline: string } {
  const { event } = preview;
  const all: ContactLine[] = [
    { label: 'day', text: event?.time ?? '' },
    { label: 'tel', text: preview.phone },
    { label: 'mail', text: preview.email },
    { label: 'web', text: preview.website },
    { label: 'loc', text: event?.place || preview.location },
  ];
  const contacts = all.filter((line) => line.text !== '').slice(0, Math.min(4, room));
  return { contacts, tagline: contacts.length < room ? preview.tagline : '' };
}

function leaveRoomForLogo(rule: FitRule, { theme, logo }: CardPreview): FitRule {
  return logo ? { ...rule, width: rule.width - LOGO_WIDTH[theme] } : rule;
}

/** The type alone ('Business') says nothing that the card does not show. */
function hasBadge({ badge, type }: CardPreview, contacts: readonly ContactLine[]): boolean {
  const isOwn = badge !== '' && badge.toLowerCase() !== type;
  return isOwn && contacts.every(({ text }) => text.length <= BADGE_ROOM_CHARS);
}
