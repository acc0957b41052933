import {
  type CardDesign,
  type CardOrnament,
  type CardPreview,
  type CardTheme,
  faceLogo,
  initials,
  isDarkColor,
} from '@tessera/domain';
import type { CSSProperties } from 'react';
import { type Arrangement, arrange, type ContactLine } from './arrange.ts';
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
  const { theme, design } = preview;
  const words = arrange(preview);
  const logo = faceLogo(preview);
  const { layout, name, role } = words;
  return (
    <div
      className="card-face"
      dir="auto"
      data-theme={theme}
      data-layout={layout}
      data-logo={logo ? '' : undefined}
      data-ornament={design?.ornament ?? THEME_ORNAMENTS[theme]}
      {...(design && designed(design))}
      style={{ ...(design && designColors(design)), '--head-end': `${words.headEnd}cqw` } as CSSProperties}
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

/** What designs set in place of their theme's, for card-face.css. */
function designed({ head, fonts, colors }: CardDesign) {
  return {
    'data-design': '',
    'data-head': head,
    'data-name-font': fonts?.name,
    'data-text-font': fonts?.text,
    'data-paper': isDarkColor(colors.paper) ? 'dark' : 'light',
  };
}

/** A custom property of `style` is no text of it: nothing can be slipped in. */
function designColors({ colors }: CardDesign) {
  return Object.fromEntries(Object.entries(colors).map(([key, color]) => [`--design-${key.toLowerCase()}`, color]));
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
  logo: string | null;
}

/** Ornaments that a logo takes the place of. */
const MARKS: readonly string[] = ['square', 'disc', 'light'];

/** Everything but the words: ornament, photo, cover and logo. */
function Drawing({ preview: { theme, name, title, photo, design }, words: { layout }, logo }: DrawingProps) {
  const isType = layout === 'type';
  const letters = initials(name || title);
  const hasOrnament = isType && !(logo && MARKS.includes(design?.ornament ?? THEME_ORNAMENTS[theme]));
  return (
    <>
      {isType && !design && theme === 'luxe' && <div className="card-face-rule" />}
      {hasOrnament && <div className="card-face-ornament" />}
      {layout === 'cover' && (
        <div className="card-face-cover">
          {design?.coverUrl && <Picture src={design.coverUrl} className="size-full" />}
        </div>
      )}
      {!isType && (layout !== 'cover' || photo) && (
        <div className="card-face-person" aria-hidden="true">
          <span className="card-face-initials">{letters}</span>
          {photo && layout !== 'monogram' && <Picture src={photo} />}
        </div>
      )}
      {logo && <Picture src={logo} className="card-face-logo" />}
    </>
  );
}

/** A picture that is gone leaves its place empty, also when it was lost before the script came. */
function Picture({ src, className }: { src: string; className?: string }) {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  return (
    <img
      key={src}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
      }}
      className={className}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => hide(currentTarget)}
    />
  );
}
