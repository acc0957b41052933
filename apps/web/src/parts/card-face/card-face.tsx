import {
  type CardDesign,
  type CardOrnament,
  type CardPreview,
  type CardTheme,
  type FaceLogo,
  faceLogo,
  initials,
  wearsThemeColors,
} from '@tessera/domain';
import { type Arrangement, arrange, type ContactLine } from './arrange.ts';
import { wearColors } from './card-colors.ts';
import { CardImage } from './card-image.tsx';
import { isLatin } from './fit.ts';
import './card-drawing.css';
import './card-face.css';

const THEME_ORNAMENTS: Record<CardTheme, CardOrnament | 'light'> = {
  luxe: 'rosette',
  minimal: 'square',
  tech: 'light',
};

/**
 * The face of a card at 1.75 : 1, in its theme or its own design, drawn for the width of whatever it stands in (260 to 640 px
 * and beyond). Its direction is the name's: where that runs to the left, all of it is mirrored.
 */
export function CardFace({ preview }: { preview: CardPreview }) {
  const { theme } = preview;
  const design = ownDesign(preview);
  const words = arrange(preview);
  const logo = faceLogo(preview);
  const { layout, name, role } = words;
  return (
    <div
      {...wearColors(preview, 'card-face', {
        '--head-end': `${words.headEnd}cqw`,
        '--logo-scale': `${logo?.scale ?? 1}`,
      })}
      dir="auto"
      data-layout={layout}
      data-logo={logo ? '' : undefined}
      data-ornament={design?.ornament ?? THEME_ORNAMENTS[theme]}
    >
      <Drawing preview={preview} words={words} logo={logo} />
      <div className="card-face-inner">
        {words.badge && (
          <p className="card-face-badge" dir="auto">
            {words.badge}
          </p>
        )}
        <p
          className="card-face-name"
          data-latin={isLatin(name.text) ? '' : undefined}
          style={{ fontSize: `${name.size}cqw`, WebkitLineClamp: name.lines + 1 }}
        >
          {name.text}
        </p>
        {role && (
          <p className="card-face-role" data-latin={isLatin(role) ? '' : undefined} dir="auto">
            {role}
          </p>
        )}
        {words.tagline && (
          <p className="card-face-tagline" dir="auto">
            {words.tagline}
          </p>
        )}
        <Contacts contacts={words.contacts} isLabelled={theme === 'tech' && layout === 'type'} />
      </div>
    </div>
  );
}

function Contacts({ contacts, isLabelled }: { contacts: readonly ContactLine[]; isLabelled: boolean }) {
  return (
    <ul className="card-face-contacts">
      {contacts.map(({ label, text, isHalf }) => (
        <li key={label} data-half={isHalf ? '' : undefined}>
          {isLabelled && <span className="card-face-label">{label}</span>}
          <span className="card-face-text" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DrawingProps {
  preview: CardPreview;
  words: Arrangement;
  logo: FaceLogo | null;
}

/** Null where the card is drawn as its theme is. */
function ownDesign({ theme, design }: CardPreview): CardDesign | null {
  return design && !wearsThemeColors(theme, design) ? design : null;
}

/** Ornaments that a logo takes the place of. */
const MARKS: readonly string[] = ['square', 'disc', 'light'];

/** Everything but the words: ornament, photo, cover and logo. */
function Drawing({ preview, words: { layout }, logo }: DrawingProps) {
  const { theme, name, title, photo } = preview;
  const coverUrl = preview.design?.coverUrl;
  const design = ownDesign(preview);
  const isType = layout === 'type';
  const letters = initials(name || title);
  const hasOrnament = isType && !(logo && MARKS.includes(design?.ornament ?? THEME_ORNAMENTS[theme]));
  return (
    <>
      {isType && !design && theme === 'luxe' && <div className="card-face-rule" />}
      {hasOrnament && <div className="card-face-ornament" />}
      {layout === 'cover' && (
        <div className="card-face-cover">{coverUrl && <CardImage src={coverUrl} className="size-full" />}</div>
      )}
      {!isType && (layout !== 'cover' || photo) && (
        <div className="card-face-person" aria-hidden="true">
          <span className="card-face-initials">{letters}</span>
          {photo && layout !== 'monogram' && <CardImage src={photo} />}
        </div>
      )}
      {logo && <CardImage src={logo.src} className={`card-face-logo ${logo.hasPlate ? 'card-face-plate' : ''}`} />}
    </>
  );
}
