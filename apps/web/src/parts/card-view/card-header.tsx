import { type CardPreview, faceLayout, faceLogo, initials } from '@tessera/domain';
import type { Ref } from 'react';
import { wearColors } from '../card-face/card-colors.ts';
import { CardImage } from '../card-face/card-image.tsx';
import { isLatin } from '../card-face/fit.ts';
import { roleLine } from './preview-texts.ts';
import './card-header.css';

interface CardHeaderProps {
  preview: CardPreview;
  /** BCP 47 tag of the words; '' where nobody said. */
  language: string;
  ref: Ref<HTMLDivElement>;
}

/** Who it is, in the card's own colours: photo or cover, logo, name, role, company and tagline. Needs no script. */
export function CardHeader({ preview, language, ref }: CardHeaderProps) {
  const { photo, design, tagline, nameDetails } = preview;
  const spoken = [nameDetails?.pronunciation, nameDetails?.pronouns].filter(Boolean).join(' · ');
  const layout = faceLayout(preview);
  const logo = faceLogo(preview);
  const name = preview.name || preview.title;
  const role = roleLine(preview);
  const hasDisc = layout === 'monogram' || (photo !== null && layout !== 'portrait');
  return (
    <div
      ref={ref}
      {...wearColors(preview, 'card-header', { '--logo-scale': `${logo?.scale ?? 1}` })}
      data-layout={layout}
    >
      {/* One picture, so that the first contact stays in sight. */}
      {layout === 'portrait' && photo ? (
        <div className="card-header-photo">
          <CardImage src={photo} />
        </div>
      ) : (
        (layout === 'cover' || design?.coverUrl) && (
          <div className="card-header-cover">{design?.coverUrl && <CardImage src={design.coverUrl} />}</div>
        )
      )}
      <div className="card-header-words" dir="auto" lang={language || undefined}>
        {(hasDisc || logo) && (
          <div className="card-header-pictures">
            {hasDisc && (
              <div className="card-header-disc" aria-hidden="true">
                {initials(name)}
                {photo && layout !== 'monogram' && <CardImage src={photo} />}
              </div>
            )}
            {logo && (
              <CardImage src={logo.src} className={`card-header-logo ${logo.hasPlate ? 'card-header-plate' : ''}`} />
            )}
          </div>
        )}
        <h1 dir="auto" data-latin={isLatin(name) ? '' : undefined}>
          {name}
          {nameDetails?.suffix && (
            <>
              , <small>{nameDetails.suffix}</small>
            </>
          )}
        </h1>
        {spoken && (
          <p dir="auto" className="card-header-tagline">
            {spoken}
          </p>
        )}
        {role && (
          <p dir="auto" className="card-header-role" data-latin={isLatin(role) ? '' : undefined}>
            {role}
          </p>
        )}
        {tagline && (
          <p dir="auto" className="card-header-tagline">
            {tagline}
          </p>
        )}
      </div>
    </div>
  );
}
