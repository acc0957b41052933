import {
  AppError,
  buildEventFile,
  cardPreview,
  displayTitle,
  isPublicCard,
  readPrivacy,
  readVisit,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyPictures } from '../../infra/files/images.ts';
import { toSite } from '../../infra/limits/network.ts';
import type { Services } from '../../kernel/context.ts';
import { recordSave } from '../../modules/analytics/index.ts';
import { TokenRules } from '../../modules/identity/index.ts';
import { PICTURE_WIDTHS_PX, type Previews } from '../../modules/previews/index.ts';
import { readLanguage, readWantedLanguages } from '../http/page-language.ts';
import { readSearch } from '../http/redirect.ts';
import { loadContext } from '../http/request-context.ts';
import { contactFile, type FoundCard, findSharedCard, photoSources, picturedCard } from './card-page.ts';

interface CardFile {
  services: Services;
  previews: Previews;
  found: FoundCard;
}

/** The card's contact file, in version 4.0 with `?v=4.0`; refused when its owner does not offer it. */
export async function sendContactFile(
  { services, previews, found }: CardFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!readPrivacy(found.owner).details) {
    return reply.code(403).send({
      message: render(msg('The owner of this card does not offer it as a contact file.'), readLanguage(request)),
      error: 'Forbidden',
      code: 'FORBIDDEN',
    });
  }
  const { v } = request.query as { v?: string };
  const photo = await previews.contactPhoto(photoSources(found), toSite(request.ip));
  const version = v === '4.0' || v === '4' ? '4.0' : '3.0';
  const text = contactFile(services, found, { version, photo, wanted: readWantedLanguages(request) });
  if (isByPerson(request))
    await recordSave(await loadContext(services, request, reply), found.card, readVisit(readSearch(request)));
  return reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', `attachment; filename="${found.card.slug}.vcf"`)
    .header('cache-control', 'no-store')
    .send(text);
}

/** Whether a person wants the file, and not a browser or mail program that fetches it ahead. */
function isByPerson({ method, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}

/** The calendar file of an event; 404 for a card that says no day. */
export async function sendEventFile(
  { services: { env }, found: { card, owner, path } }: CardFile,
  reply: FastifyReply,
) {
  const { data, id, slug, updatedAt } = card;
  const { event, name } = cardPreview(data);
  const text =
    event && data.extra.event
      ? buildEventFile({
          uid: `${id}@${new URL(env.publicOrigin).hostname}`,
          title: name || displayTitle(data),
          event: data.extra.event,
          timeZone: owner.timeZone,
          url: env.publicOrigin + path,
          changedAt: updatedAt,
        })
      : null;
  if (!text) throw new AppError('NOT_FOUND', msg('This card has no event date.'));
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${slug}.ics"`)
    .header('cache-control', 'no-store')
    .send(text);
}

/** The card of `/share/{card}.vcf`, for its owner and people with access by a share; null for everybody else. */
export async function findSharedFile(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string };
  const { token } = request.query as { token?: unknown };
  const context = await loadContext(services, request, reply);
  if (context.viewer) TokenRules.assertTokenMayLoad(context.viewer, 'card');
  return findSharedCard(context, { id, token: typeof token === 'string' ? token : null });
}

/** The card's picture for link previews; asked for again each time, so that a card that is hidden is gone at once. */
export async function sendPicture(
  { services, previews, found }: CardFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const card = picturedCard(services, found);
  const { w } = request.query as { w?: string };
  const widthPx = PICTURE_WIDTHS_PX.find((width) => String(width) === w) ?? PICTURE_WIDTHS_PX[0];
  const etag = `"${previews.version(card)}-${widthPx}"`;
  reply.headers({
    etag,
    'cache-control': 'public, no-cache',
    // Other sites show it.
    'cross-origin-resource-policy': 'cross-origin',
    ...(!isPublicCard(found.card) && { 'x-robots-tag': 'noindex' }),
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const picture = await previews.picture(card, widthPx, toSite(request.ip));
  if (!picture) throw tooManyPictures();
  return reply.type('image/jpeg').send(picture);
}

/**
 * The card's photo (`?p=photo`) or logo (`?p=logo`), transparent, as email signatures show it; 404 where it has none that everyone
 * sees: whoever asks, the answer is the same, because caches share it.
 */
export async function sendSignaturePicture(
  { previews, found: { openPreview } }: CardFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { p } = request.query as { p?: string };
  const url = p === 'photo' ? openPreview.photo : p === 'logo' ? openPreview.logo : null;
  const kind = p === 'logo' ? 'logo' : 'photo';
  const etag = `"${previews.pictureVersion(url, kind)}"`;
  const isKnown = Boolean(url) && request.headers['if-none-match']?.includes(etag);
  const picture = isKnown ? null : await previews.signaturePicture({ url, kind }, toSite(request.ip));
  if (picture === 'busy') throw tooManyPictures();
  if (picture === null && !isKnown) throw new AppError('NOT_FOUND', msg('This card has no such picture.'));
  reply.headers({
    etag,
    // Asked for again each time, so that a picture that is taken back is gone from mails too.
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  return picture === null ? reply.code(304).send() : reply.type('image/png').send(picture);
}
