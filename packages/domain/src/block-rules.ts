import { type Message, msg } from '@tessera/texts';
import { storedAudience } from './audience.ts';
import { BLOCK_FIELDS, type BlockPicture, type CardBlock, emptyBlock } from './card-blocks.ts';
import { checkEmail } from './email.ts';
import type { FieldChecker } from './field-checker.ts';
import { CARD_LIMITS } from './limits.ts';
import { isUploaded, normalizeUrl, telHref } from './link.ts';
import { hasText } from './text.ts';
import { readVideo } from './video-link.ts';

/** How many blocks a card has and pictures a gallery, and the longest texts of a block in UTF-16 units. */
export const BLOCK_LIMITS = {
  blocks: 30,
  pictures: 12,
  title: 120,
  /** Of a text or a testimonial. */
  text: 2000,
  /** A link's second line. */
  line: 200,
  caption: 120,
  alt: 300,
} as const;

/** The blocks in their stored form; notes what is wrong with them. */
export function checkBlocks(check: FieldChecker, raw: readonly CardBlock[]): CardBlock[] {
  if (raw.length > BLOCK_LIMITS.blocks) {
    check.fail('blocks', msg('A card has at most {count} blocks.', { count: BLOCK_LIMITS.blocks }));
    return [];
  }
  return raw.map((block, at) => {
    const checked = checkFields(check, `blocks.${at}`, keepFields(block));
    failMissing(check, `blocks.${at}`, checked);
    return checked;
  });
}

/** A block that was of another kind before keeps nothing that its kind doesn't show. */
function keepFields(block: CardBlock): CardBlock {
  const kept = BLOCK_FIELDS[block.kind].map((field) => [field, block[field]]);
  return { ...emptyBlock(block.kind), ...Object.fromEntries(kept), ...storedAudience(block) };
}

function checkFields(check: FieldChecker, path: string, block: CardBlock): CardBlock {
  const { kind } = block;
  const url = checkUrl(check, `${path}.url`, block);
  return {
    ...block,
    title: check.line(`${path}.title`, block.title, BLOCK_LIMITS.title),
    text:
      kind === 'link'
        ? check.line(`${path}.text`, block.text, BLOCK_LIMITS.line)
        : check.lines(`${path}.text`, block.text, kind === 'map' ? CARD_LIMITS.address : BLOCK_LIMITS.text),
    url,
    imageUrl: choosePoster(url, check.image(`${path}.imageUrl`, block.imageUrl), kind),
    caption: check.line(`${path}.caption`, block.caption, BLOCK_LIMITS.caption),
    pictures: checkPictures(check, `${path}.pictures`, block.pictures),
  };
}

const YOUTUBE_POSTERS = 'https://i.ytimg.com/vi/';

/** YouTube provides a poster. The server copies it like any linked picture, so visitors load nothing from YouTube. */
function choosePoster(url: string, imageUrl: string, kind: CardBlock['kind']): string {
  const video = kind === 'video' ? readVideo(url) : null;
  const isOwn = imageUrl !== '' && !imageUrl.startsWith(YOUTUBE_POSTERS);
  if (isOwn || !video) return imageUrl;
  return video.kind === 'youtube' ? `${YOUTUBE_POSTERS}${video.id}/hqdefault.jpg` : '';
}

function checkPictures(check: FieldChecker, path: string, raw: readonly BlockPicture[]): BlockPicture[] {
  if (raw.length > BLOCK_LIMITS.pictures) {
    check.fail(path, msg('A gallery has at most {count} pictures.', { count: BLOCK_LIMITS.pictures }));
    return [];
  }
  return raw.map(({ imageUrl, alt }, at) => {
    if (!hasText(imageUrl)) check.fail(`${path}.${at}.imageUrl`, CHOOSE_PICTURE);
    return {
      imageUrl: check.image(`${path}.${at}.imageUrl`, imageUrl),
      alt: check.line(`${path}.${at}.alt`, alt, BLOCK_LIMITS.alt),
    };
  });
}

const CHOOSE_PICTURE = msg('Choose a picture.');
const WRITE_TEXT = msg('Write a text.');

/** What a kind can't do without. */
function failMissing(check: FieldChecker, path: string, { kind, title, text, url, pictures }: CardBlock): void {
  const need = (field: string, isThere: boolean, error: Message) => {
    if (!isThere) check.fail(`${path}.${field}`, error);
  };
  if (kind === 'text') need('text', hasText(title + text), WRITE_TEXT);
  if (kind === 'testimonial') need('text', hasText(text), msg('Write what they said.'));
  if (kind === 'link' || kind === 'button') need('title', hasText(title), msg('Enter a title.'));
  if (kind === 'link' || kind === 'button' || kind === 'calendar') need('url', hasText(url), msg('Enter a link.'));
  if (kind === 'video') need('url', hasText(url), msg('Enter a link, or upload a video.'));
  if (kind === 'file') need('url', hasText(url), msg('Enter a link, or upload a file.'));
  if (kind === 'map') need('text', hasText(text + url), msg('Enter an address.'));
  if (kind === 'gallery') need('pictures', pictures.length > 0, CHOOSE_PICTURE);
}

function checkUrl(check: FieldChecker, path: string, { kind, url }: CardBlock): string {
  if (kind === 'map') return check.link(path, url);
  const value = check.line(path, url, CARD_LIMITS.url);
  if (value === '' || check.errors[path]) return value;
  const rule = URL_RULES[kind];
  const stored = rule?.toStored(value);
  if (rule && !stored) check.fail(path, rule.error);
  return stored ?? value;
}

interface UrlRule {
  /** Null for an address that the kind doesn't take. */
  toStored: (value: string) => string | null;
  error: Message;
}

const CONTACT: UrlRule = {
  toStored: (value) => contactUrl(value),
  error: msg('Enter a web address, an email address or a phone number.'),
};

const URL_RULES: Partial<Record<CardBlock['kind'], UrlRule>> = {
  link: CONTACT,
  button: CONTACT,
  video: {
    toStored: (value) => (readVideo(value) ? (normalizeUrl(value) ?? value) : null),
    error: msg('Enter a link to YouTube or Vimeo, or one that ends in .mp4, .webm or .mov.'),
  },
  file: {
    toStored: (value) => (isUploaded(value, ['pdf']) ? value : secureUrl(value)),
    error: msg('Upload a PDF, or enter a link that begins with https://.'),
  },
  calendar: {
    toStored: secureUrl,
    error: msg('Enter a link that begins with https://.'),
  },
};

function secureUrl(value: string): string | null {
  const url = normalizeUrl(value);
  return url?.startsWith('https://') ? url : null;
}

/** A link to a page, a mail or a call, also where people wrote down the bare email address or number. */
function contactUrl(value: string): string | null {
  if (/^tel:|^(?:\+|00)[\d\s().\-/]+$/i.test(value)) return telHref(value.replace(/^tel:\s*/i, '').replace(/^00/, '+'));
  const { email, error } = checkEmail(value.replace(/^mailto:/i, ''));
  return error === undefined ? `mailto:${email}` : normalizeUrl(value);
}
