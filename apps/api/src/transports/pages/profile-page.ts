import {
  ADDRESSES,
  cutText,
  fillPath,
  isReservedSegment,
  type ProfilePageProps,
  pageTitle,
  profileName,
  readPrivacy,
  type ShownProfile,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { findShownContact, listPublicCards } from '../../modules/explore/index.ts';
import { type User, Users } from '../../modules/identity/index.ts';
import { readPageLanguage } from '../http/page-language.ts';
import { readPath, redirectMoved, withoutSentenceEnd } from '../http/redirect.ts';
import type { Head } from './head.ts';
import { toListedCard } from './listed-card.ts';
import { type Site, sendHtml } from './site.ts';

/** The same screen at two addresses; the first is the canonical one. */
const PATHS = [ADDRESSES.publicProfile.path, ADDRESSES.publicProfileCards.path] as const;

/** A handle, or an id in either case. Anything else is nobody's, and need not be looked for. */
const SEGMENT = /^[a-z0-9-]{1,36}$/i;

const PAGE_SIZE = 24;
const DESCRIPTION_CHARS = 160;

/** The public profiles: complete pages, with a status that tells whether there is such a person. */
export function registerProfilePages(app: FastifyInstance, services: Services, site: Site): void {
  for (const pattern of PATHS) {
    app.get<{ Params: { owner: string } }>(pattern, async (request, reply) => {
      const owner = withoutSentenceEnd(request.params.owner);
      const user = SEGMENT.test(owner) ? await Users.findOwner(services.db, owner) : null;
      const inLanguage = site.in(readPageLanguage(request, reply));
      if (!user) return sendMissing(services, { site: inLanguage, request }, reply);
      const path = fillPath(pattern, { owner: Users.ownerSegment(user) });
      if (readPath(request) !== path) return redirectMoved(request, reply, path);
      return sendProfile(services, { site: inLanguage, user }, reply);
    });
  }
}

/** `/{handle}`, or an id, leads to the person's profile. Where there is nobody it is an address like any other. */
export function registerHandles(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const owner = withoutSentenceEnd((request.params as { owner: string }).owner);
    const user = SEGMENT.test(owner) && !isReservedSegment(owner) ? await Users.findOwner(db, owner) : null;
    if (!user) return reply.callNotFound();
    return redirectMoved(request, reply, fillPath(ADDRESSES.publicProfile.path, { owner: Users.ownerSegment(user) }));
  };
  app.get('/:owner', answer);
  app.get('/:owner/', answer);
}

async function sendProfile(services: Services, { site, user }: { site: Site; user: User }, reply: FastifyReply) {
  const profile = await findProfile(services, user);
  const data: ProfilePageProps = { owner: Users.ownerSegment(user), profile };
  const head = profileHead(services.env.publicOrigin, site, profile);
  return sendHtml(reply, site.document('index', { ...head, data }, { body: site.render('profile', data) }));
}

function sendMissing(
  { env }: Services,
  { site, request }: { site: Site; request: FastifyRequest },
  reply: FastifyReply,
) {
  const { owner } = request.params as { owner: string };
  const data: ProfilePageProps = { owner, profile: null };
  const head: Head = {
    title: site.say(pageTitle(site.say(msg('No profile here')))),
    description: site.say(msg('There is no one at this address.')),
    canonical: env.publicOrigin + readPath(request),
    isIndexed: false,
    data,
  };
  return sendHtml(reply.code(404), site.document('index', head, { body: site.render('profile', data) }));
}

/** What everybody may see of the person, with the newest of their public cards. */
async function findProfile(services: Services, user: User): Promise<ShownProfile> {
  const [{ edges, pageInfo }, contact] = await Promise.all([
    listPublicCards(services, user.id, { first: PAGE_SIZE, query: '', orderBy: 'NEWEST' }),
    findShownContact(services.db, user),
  ]);
  const { id, fullName, about, avatarUrl } = user;
  return {
    id,
    name: fullName,
    ...contact,
    about,
    avatarUrl,
    path: fillPath(ADDRESSES.publicProfile.path, { owner: Users.ownerSegment(user) }),
    allowContactDownloads: readPrivacy(user).details,
    cards: edges.map(({ node }) => toListedCard(node)),
    ...pageInfo,
  };
}

function profileHead(origin: string, site: Site, profile: ShownProfile): Head {
  const { about, avatarUrl, cards, path } = profile;
  const name = profileName(profile);
  const canonical = origin + path;
  const image = avatarUrl && new URL(avatarUrl, origin).href;
  return {
    title: site.say(pageTitle(name)),
    description: about ? shorten(about) : site.say(msg('Public cards of {name}.', { name })),
    canonical,
    image,
    // Who shows no card has not asked to be found.
    isIndexed: cards.length > 0,
    jsonLd: profileJsonLd(profile, { name, url: canonical, image }),
  };
}

/** schema.org ProfilePage, with nothing in it that the page does not show. */
function profileJsonLd(profile: ShownProfile, person: { name: string; url: string; image: string | null }): object {
  const { about, email, phone } = profile;
  const fields = { ...person, description: about, email, telephone: phone };
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: person.url,
    mainEntity: {
      '@type': 'Person',
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
    },
  };
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_CHARS) return line;
  const cut = cutText(line, DESCRIPTION_CHARS);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || DESCRIPTION_CHARS).trimEnd()}…`;
}
