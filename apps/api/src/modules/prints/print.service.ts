import {
  AppError,
  BACKGROUND_DESIGNS,
  CARD_SIZES,
  type CodeMedium,
  cardPreview,
  countPrintPages,
  faceLogo,
  formatPhone,
  isOpenCard,
  PRINT_PAPERS,
  PRINT_PRODUCTS,
  type PrintChoice,
  printedAddress,
  readPrivacy,
  visibleCardData,
  WALLPAPER_SIZES,
} from '@tessera/domain';
import { languageOf, msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { decodeQR } from 'qr/decode.js';
import { type DrawnImage, drawImage, tooManyPictures } from '../../infra/files/images.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { QueueFull } from '../../kernel/semaphore.ts';
import { Card, Cards } from '../cards/index.ts';
import type { User } from '../identity/index.ts';
import { isUpload, prepareFonts, readUpload } from '../previews/index.ts';
import { drawBackground, drawWallpaper, type Screen } from './draw-screens.ts';
import { makeCode } from './make-code.ts';
import { printPages } from './print-pages.ts';
import { type PrintedCard, printedCard } from './printed-card.ts';
import type { Picture } from './scene.ts';
import { toPdf } from './to-pdf.ts';
import { toSvg } from './to-svg.ts';

/** Enough for 300 dots an inch where a photo is largest on paper: on the table stand. */
const PHOTO_PX = 1400;
const LOGO_PX = 1000;
const PREVIEW_PX = 900;
const CAMPAIGN_CHARS = 60;

/** Reads a choice out of a request's texts. BAD_USER_INPUT with all that is wrong. */
export function readPrintChoice(query: (name: string) => string): PrintChoice & { campaign: string } {
  const campaign = query('campaign').trim();
  const choice = {
    product: PRINT_PRODUCTS.find((name) => name === query('product')),
    size: CARD_SIZES.find((name) => name === (query('size') || CARD_SIZES[0])),
    paper: PRINT_PAPERS.find((name) => name === (query('paper') || PRINT_PAPERS[0])),
  };
  const errors = {
    ...(!choice.product && { product: oneOf(PRINT_PRODUCTS) }),
    ...(!choice.size && { size: oneOf(CARD_SIZES) }),
    ...(!choice.paper && { paper: oneOf(PRINT_PAPERS) }),
    ...([...campaign].length > CAMPAIGN_CHARS && {
      campaign: msg('Use up to {max} characters.', { max: CAMPAIGN_CHARS }),
    }),
  };
  const { product, size, paper } = choice;
  if (Object.keys(errors).length > 0 || !product || !size || !paper) throw AppError.ofFields(errors);
  return { product, size, paper, campaign };
}

function oneOf(names: readonly string[]) {
  return msg('Use one of: {values}.', { values: names.join(', ') });
}

const MEDIUMS: Record<PrintChoice['product'], CodeMedium> = {
  card: 'business-card',
  sheet: 'business-card',
  badge: 'badge',
  stand: 'booth',
  tent: 'booth',
};

interface Asked {
  cardId: string;
  choice: PrintChoice & { campaign: string };
}

/** The viewer's card as a PDF for a printer. NOT_FOUND, FORBIDDEN. */
export async function printPdf(context: Context, viewer: Viewer, { cardId, choice }: Asked): Promise<Buffer> {
  const { card, printed } = await preparePrint(context, viewer, { cardId, choice });
  return toPdf(printPages(printed, choice), {
    title: printed.content.name,
    language: card.data.language ?? '',
    createdAt: card.updatedAt,
  });
}

/** One page of it as a PNG, to be looked at before; pages are counted from 1. */
export async function printPicture(
  context: Context,
  viewer: Viewer,
  { page, ...asked }: Asked & { page: number },
): Promise<Buffer> {
  const count = countPrintPages(asked.choice.product);
  if (!Number.isInteger(page) || page < 1 || page > count)
    throw new AppError('BAD_USER_INPUT', msg('Use a page from 1 to {max}.', { max: count }), 'page');
  const { printed } = await preparePrint(context, viewer, asked);
  const shown = printPages(printed, asked.choice)[page - 1];
  if (!shown) throw new Error(`A print has no page ${page}.`);
  prepareFonts(context.env);
  const svg = Buffer.from(toSvg(shown, PREVIEW_PX));
  return (await draw({ from: viewer.id, source: svg, draw: (image) => image.flatten().png() })).bytes;
}

function preparePrint(context: Context, viewer: Viewer, { cardId, choice }: Asked) {
  const place = { medium: MEDIUMS[choice.product], campaign: choice.campaign };
  return prepare(context, viewer, { cardId, place });
}

/** A picture behind the viewer in video calls, 1920 × 1080 px. NOT_FOUND, FORBIDDEN. */
export async function backgroundPicture(
  context: Context,
  viewer: Viewer,
  { cardId, design }: { cardId: string; design: string },
): Promise<Buffer> {
  const wanted = BACKGROUND_DESIGNS.find((name) => name === design);
  if (!wanted) throw new AppError('BAD_USER_INPUT', oneOf(BACKGROUND_DESIGNS), 'design');
  const { printed } = await prepare(context, viewer, { cardId, place: { medium: 'slides', campaign: '' } });
  return drawScreen(context, { from: viewer.id, printed, screen: drawBackground(printed, wanted) });
}

/** A wallpaper for the viewer's phone. NOT_FOUND, FORBIDDEN. */
export async function wallpaperPicture(
  context: Context,
  viewer: Viewer,
  { cardId, size }: { cardId: string; size: string },
): Promise<Buffer> {
  const wanted = WALLPAPER_SIZES.find((name) => name === size);
  if (!wanted) throw new AppError('BAD_USER_INPUT', oneOf(WALLPAPER_SIZES), 'size');
  const { printed } = await prepare(context, viewer, { cardId, place: { medium: '', campaign: '' } });
  return drawScreen(context, { from: viewer.id, printed, screen: drawWallpaper(printed, wanted) });
}

interface Drawn {
  from: string;
  printed: PrintedCard;
  screen: Screen;
}

/** A PNG whose code has been read back out of it. */
async function drawScreen(services: Pick<Services, 'env'>, { from, printed, screen }: Drawn): Promise<Buffer> {
  prepareFonts(services.env);
  const source = Buffer.from(toSvg(screen.page, screen.page.width));
  const { bytes } = await draw({ from, source, draw: (image) => image.flatten().png() });
  const { x, y, width, height } = screen.code;
  const seen = await draw({
    ...{ from, source: bytes },
    draw: (image) =>
      image
        .extract({ left: Math.round(x), top: Math.round(y), width, height })
        .ensureAlpha()
        .raw(),
  });
  const picture = { data: new Uint8ClampedArray(seen.bytes), width: seen.widthPx, height: seen.heightPx };
  if (decodeQR(picture) !== printed.code.text) throw new Error('The code of a picture says something else.');
  return bytes;
}

interface Wanted {
  cardId: string;
  place: Parameters<typeof printedAddress>[1];
}

/** The viewer's card as everyone sees it, with the address that strangers get to. */
async function prepare(context: Context, viewer: Viewer, { cardId, place }: Wanted) {
  const card = isUuid(cardId) ? await context.db.manager.findOneBy(Card, { id: cardId, ownerId: viewer.id }) : null;
  if (!card) throw new AppError('NOT_FOUND', msg('There is no such card.'));
  if (!isOpenCard(card))
    throw new AppError('FORBIDDEN', msg('This card is private, so its code opens nothing for others.'));
  const owner = await context.loaders.user.load(card.ownerId);
  const url = context.env.publicOrigin + (await Cards.cardPath(context, card));
  const printed = await readPrinted(context, { card, owner, url, place, from: viewer.id });
  return { card, printed };
}

interface Source extends Pick<Wanted, 'place'> {
  card: Card;
  owner: User | null;
  url: string;
  from: string;
}

async function readPrinted(
  services: Pick<Services, 'db' | 'files'>,
  { card, owner, url, place, from }: Source,
): Promise<PrintedCard> {
  const privacy = readPrivacy(owner);
  const data = visibleCardData(card.data, privacy);
  const preview = cardPreview(data, formatPhone, owner?.locale ?? undefined);
  const call = privacy.details ? msg('Scan to save my contact') : msg('Scan to open my card');
  const logo = faceLogo(preview);
  const pictures = {
    photo: await readPicture(services, { url: preview.photo, from, px: PHOTO_PX, type: 'jpeg' }),
    cover: await readPicture(services, { url: preview.design?.coverUrl, from, px: PHOTO_PX, type: 'jpeg' }),
    logo: await readPicture(services, { url: logo?.src, from, px: LOGO_PX, type: 'png' }),
  };
  const found = Object.fromEntries(Object.entries(pictures).filter(([, picture]) => picture !== null));
  return printedCard(preview, {
    address: url.replace(/^https?:\/\//, ''),
    code: makeCode(printedAddress(url, place)),
    call: render(call, languageOf(owner?.language ?? '')),
    pictures: found,
  });
}

interface SourcePicture {
  url: string | null | undefined;
  from: string;
  px: number;
  type: Picture['type'];
}

/** An upload that is still there, in at most so many pixels; never enlarged. */
async function readPicture(
  services: Pick<Services, 'db' | 'files'>,
  { url, from, px, type }: SourcePicture,
): Promise<Picture | null> {
  const source = isUpload(url) ? await readUpload(services, url) : null;
  if (!source) return null;
  const { bytes, widthPx, heightPx } = await draw({
    ...{ from, source },
    draw: (image) => {
      const sized = image.resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true });
      return type === 'png'
        ? sized.png()
        : sized.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    },
  });
  return { bytes, type, widthPx, heightPx };
}

/** UNAVAILABLE when too many others wait. */
async function draw(drawing: Parameters<typeof drawImage>[0]): Promise<DrawnImage> {
  try {
    return await drawImage(drawing);
  } catch (error) {
    if (error instanceof QueueFull) throw tooManyPictures();
    throw error;
  }
}
