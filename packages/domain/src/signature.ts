import { measureContrast, mix, toHex, toRgb } from './color-contrast.ts';
import { themeDesign } from './own-design.ts';
import type { CardPreview } from './preview.ts';
import { isRightToLeft } from './text.ts';

/** Looks of an email signature. */
export const SIGNATURE_DESIGNS = ['plain', 'photo', 'logo', 'compact', 'columns', 'banner'] as const;
export type SignatureDesign = (typeof SIGNATURE_DESIGNS)[number];

/** More than this Gmail refuses, markup included. */
export const SIGNATURE_CHARS = 10_000;

/** Sizes of its pictures on screen; the files have twice as many pixels. */
export const SIGNATURE_PICTURES = {
  photo: { width: 80, height: 80 },
  logo: { width: 160, height: 60 },
  banner: { width: 300, height: 158 },
} as const;
export type SignaturePicture = keyof typeof SIGNATURE_PICTURES;

export interface SignatureSource {
  /** Only what everyone sees of the card. */
  preview: CardPreview;
  /** The card's own address. */
  url: string;
  /** What leads to it, e.g. “View my card”. */
  cardLabel: string;
}

export interface Signature {
  html: string;
  text: string;
}

/** Which designs a card can have: those whose picture it has. */
export function offeredSignatures({ photo, logo }: Pick<CardPreview, 'photo' | 'logo'>): SignatureDesign[] {
  return SIGNATURE_DESIGNS.filter((design) => (design === 'photo' ? photo : design === 'logo' ? logo : true));
}

/**
 * A card's signature for mail programs: tables and inline styles alone, pictures from the card's own addresses, nothing that counts
 * who opens a mail. Texts have no colour and nothing has a ground, so that light and dark windows both show it well.
 */
export function buildSignature(source: SignatureSource, design: SignatureDesign): Signature {
  const lines = contactLines(source);
  // The last ways to reach the person go first. Their texts are limited, so that it always ends.
  for (let count = lines.length; ; count -= 1) {
    const kept = lines.slice(0, count);
    const html = LAYOUTS[design](source, kept);
    if (html.length < SIGNATURE_CHARS || count === 0) return { html, text: plainText(source, kept) };
  }
}

/** The address in a signature, which tells its visitors from others. */
export function signatureAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set('utm_medium', 'email-signature');
  return address.href;
}

/** The address of the card's picture for signatures, in twice the size at which it is shown. */
export function signaturePictureUrl(url: string, picture: 'photo' | 'logo'): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}.png?p=${picture}`;
}

interface Line {
  text: string;
  href: string | null;
}

function contactLines({ preview }: SignatureSource): Line[] {
  const { phone, phoneHref, email, emailHref, website, websiteUrl, location, mapUrl } = preview;
  const lines = [
    { text: phone, href: phoneHref },
    { text: email, href: emailHref },
    { text: website, href: websiteUrl },
    { text: location, href: mapUrl },
  ];
  return lines.filter(({ text }) => text !== '');
}

type Layout = (source: SignatureSource, lines: readonly Line[]) => string;

const LAYOUTS: Record<SignatureDesign, Layout> = {
  plain: (source, lines) => table(source, row(cell(head(source) + stacked(lines) + cardLink(source)))),
  photo: (source, lines) =>
    table(source, row(pictureCell(source, 'photo') + cell(head(source) + stacked(lines) + cardLink(source)))),
  logo: (source, lines) =>
    table(
      source,
      row(cell(head(source) + stacked(lines) + cardLink(source))) +
        row(cell(image(source, 'logo'), 'padding-top:12px')),
    ),
  compact: (source, lines) => table(source, row(cell(compactHead(source) + inline([...lines, cardLine(source)])))),
  columns: (source, lines) => {
    const color = signatureAccent(source.preview);
    const side = isRightToLeft(readName(source)) ? 'right' : 'left';
    const picture = source.preview.photo ? pictureCell(source, 'photo') : '';
    const edge = `padding:0 16px;border-${side}:2px solid ${color}`;
    return table(
      source,
      row(picture + cell(head(source) + cardLink(source), 'padding:0 16px') + cell(stacked(lines), edge)),
    );
  },
  banner: (source, lines) =>
    table(
      source,
      row(cell(head(source) + stacked(lines) + cardLink(source))) + row(cell(bannerImage(source), 'padding-top:14px')),
    ),
};

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px';

function table(source: SignatureSource, rows: string): string {
  const direction = isRightToLeft(readName(source)) ? 'rtl' : 'ltr';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="border-collapse:collapse;${FONT}"><tbody>${rows}</tbody></table>`;
}

function row(cells: string): string {
  return `<tr>${cells}</tr>`;
}

/** Outlook takes the typeface from the cell alone. */
function cell(content: string, style = ''): string {
  return `<td valign="top" style="${style ? `${style};` : ''}${FONT}">${content}</td>`;
}

function pictureCell(source: SignatureSource, picture: 'photo' | 'logo'): string {
  const side = isRightToLeft(readName(source)) ? 'left' : 'right';
  return `<td valign="top" width="96" style="padding-${side}:16px">${image(source, picture)}</td>`;
}

function image({ url, preview }: SignatureSource, picture: 'photo' | 'logo'): string {
  const { width, height } = SIGNATURE_PICTURES[picture];
  const alt = picture === 'photo' ? readName({ preview }) : preview.company || preview.name || preview.title;
  return link(signatureAddress(url), img(signaturePictureUrl(url, picture), { width, height, alt }));
}

function bannerImage({ url, preview }: SignatureSource): string {
  const { origin, pathname } = new URL(url);
  const picture = img(`${origin}${pathname}.jpg?w=600`, { ...SIGNATURE_PICTURES.banner, alt: readName({ preview }) });
  return link(signatureAddress(url), picture);
}

function img(src: string, { width, height, alt }: { width: number; height: number; alt: string }): string {
  return `<img src="${escapeText(src)}" width="${width}" height="${height}" alt="${escapeText(alt)}" border="0" style="display:block;border:0;width:${width}px;height:${height}px">`;
}

function head({ preview }: SignatureSource): string {
  const name = `<b style="font-size:17px;line-height:24px;color:${signatureAccent(preview)}">${escapeText(readName({ preview }))}</b>`;
  const rest = [preview.role, preview.company].filter((text) => text !== '').map(escapeText);
  return `${[name, ...rest].join('<br>')}<br>`;
}

function compactHead({ preview }: SignatureSource): string {
  const work = [preview.role, preview.company].filter((text) => text !== '').join(', ');
  const name = `<b style="color:${signatureAccent(preview)}">${escapeText(readName({ preview }))}</b>`;
  return `${work ? `${name} · ${escapeText(work)}` : name}<br>`;
}

function stacked(lines: readonly Line[]): string {
  return lines.map((line) => `${lineHtml(line)}<br>`).join('');
}

function inline(lines: readonly Line[]): string {
  return lines.map(lineHtml).join(' · ');
}

function lineHtml({ text, href }: Line): string {
  // Numbers and addresses keep their order inside of text that runs to the left.
  const written = `<span dir="auto" style="unicode-bidi:isolate">${escapeText(text)}</span>`;
  return href ? link(href, written) : written;
}

function cardLine({ url, cardLabel }: SignatureSource): Line {
  return { text: cardLabel, href: signatureAddress(url) };
}

function cardLink(source: SignatureSource): string {
  const { preview, url, cardLabel } = source;
  return `<a href="${escapeText(signatureAddress(url))}" style="color:${signatureAccent(preview)};font-weight:bold">${escapeText(cardLabel)}</a>`;
}

/** In the colour of the text around it: a mail program's own blue is unreadable in many dark windows. */
function link(href: string, content: string): string {
  return `<a href="${escapeText(href)}" style="color:inherit;text-decoration:none">${content}</a>`;
}

function plainText(source: SignatureSource, lines: readonly Line[]): string {
  const { preview, url, cardLabel } = source;
  const work = [preview.role, preview.company].filter((text) => text !== '').join(', ');
  const texts = [readName(source), work, ...lines.map(({ text }) => text), `${cardLabel}: ${signatureAddress(url)}`];
  return texts.filter((text) => text !== '').join('\n');
}

function readName({ preview }: Pick<SignatureSource, 'preview'>): string {
  return preview.name || preview.title;
}

/** White mail, and the darkest grey that mail programs have. */
const GROUNDS = { light: '#ffffff', dark: '#1e1e1e' } as const;

/** The card's own colour, as light or dark as it has to be on white and on dark grey: 4.5 : 1 and 3 : 1. */
export function signatureAccent({ theme, design }: Pick<CardPreview, 'theme' | 'design'>): string {
  const { accent } = (design ?? themeDesign(theme)).colors;
  const steps = Array.from({ length: 51 }, (_, step) => step / 50);
  for (const share of steps) {
    for (const end of ['#000000', '#ffffff']) {
      const color = toHex(mix(toRgb(accent), toRgb(end), share));
      const isReadable = measureContrast(color, GROUNDS.light) >= 4.5 && measureContrast(color, GROUNDS.dark) >= 3;
      if (isReadable) return color;
    }
  }
  return '#6b6b6b';
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
