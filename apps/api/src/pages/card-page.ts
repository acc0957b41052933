import { type CardPreview, cardPreview, cardVcf, visibleCardData } from '@tessera/domain';
import type { Card } from '../modules/cards/card.entity.ts';
import { findCardByAddress } from '../modules/cards/card.service.ts';
import type { User } from '../modules/users/user.entity.ts';
import { findOwner, ownerSegment } from '../modules/users/user.service.ts';
import type { Context, Services } from '../platform/context.ts';
import type { Head } from './head.ts';

export interface FoundCard {
  card: Card;
  owner: User;
  /** `/{handle or owner id}/{slug}`, where the card lives now. */
  path: string;
  /** Only what the owner shows. */
  preview: CardPreview;
}

/** What the public page is drawn from, in the browser and on the server. */
export interface CardPageProps {
  id: string;
  path: string;
  url: string;
  preview: CardPreview;
  ownerName: string;
  profilePath: string;
  /** Path of the contact file, or null when the owner does not allow downloads. */
  contactFilePath: string | null;
}

/** The card at a public address, as a stranger may see it; null when there is none for them. */
export async function findPublicCard(
  services: Pick<Services, 'db'>,
  address: { owner: string; slug: string },
): Promise<FoundCard | null> {
  const card = await findCardByAddress(services, null, address);
  const owner = card && (await findOwner(services.db, card.ownerId));
  if (!card || !owner) return null;
  const shown = visibleCardData(card.data, { email: owner.showEmail, socials: owner.showSocials });
  return { card, owner, path: `/${ownerSegment(owner)}/${card.slug}`, preview: cardPreview(shown) };
}

export function cardPageProps({ env }: Pick<Context, 'env'>, { card, owner, path, preview }: FoundCard): CardPageProps {
  return {
    id: card.id,
    path,
    url: env.publicOrigin + path,
    preview,
    ownerName: owner.fullName,
    profilePath: `/u/${ownerSegment(owner)}`,
    contactFilePath: owner.allowContactDownloads ? `${path}.vcf` : null,
  };
}

export function cardHead({ env }: Pick<Context, 'env'>, found: FoundCard, data: CardPageProps): Head {
  const { card, preview } = found;
  const name = preview.name || preview.company || preview.title;
  const summary = [preview.role, preview.company, preview.tagline].filter(Boolean).join(' · ');
  const image = preview.photo ?? preview.logo;
  return {
    title: `${name} — Tessera`,
    description: summary || `The digital business card of ${name}.`,
    canonical: data.url,
    image: image && new URL(image, env.publicOrigin).href,
    isIndexed: card.visibility === 'PUBLIC',
    jsonLd: cardJsonLd(preview, data.url),
    data,
  };
}

/** schema.org Person, or Organization for a card that names a company alone. */
function cardJsonLd(preview: CardPreview, url: string): object {
  const isOrganization = preview.type === 'business' && !preview.company && !preview.role;
  const entries = Object.entries({
    name: preview.name || preview.title,
    jobTitle: isOrganization ? '' : preview.role,
    worksFor: preview.company && { '@type': 'Organization', name: preview.company },
    telephone: preview.phone,
    email: preview.email,
    address: preview.location,
    sameAs: [preview.websiteUrl, ...preview.socials.map((social) => social.url)].filter(Boolean),
  }).filter(([, value]) => value && (!Array.isArray(value) || value.length > 0));
  return {
    '@context': 'https://schema.org',
    '@type': isOrganization ? 'Organization' : 'Person',
    url,
    ...Object.fromEntries(entries),
  };
}

/** The contact file, without what the owner does not show. */
export function contactFile({ env }: Pick<Context, 'env'>, found: FoundCard, version: '3.0' | '4.0'): string {
  const { card, owner, path } = found;
  return cardVcf({
    data: card.data,
    uid: card.id,
    rev: card.updatedAt,
    sourceUrl: `${env.publicOrigin}${path}.vcf`,
    version,
    show: { email: owner.showEmail, socials: owner.showSocials },
  });
}
