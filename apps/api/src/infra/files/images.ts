import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Semaphore } from '../../kernel/semaphore.ts';

// The only module that uses sharp, so that it can count the memory of pictures for the whole process.
// No picture is drawn twice in a row, so a cache would only waste memory. Two pictures at a time use two cores.
sharp.cache(false);
sharp.concurrency(1);

/** 50 megapixels: more than any phone takes. */
const MAX_PIXELS = 50_000_000;
/** For pictures that must be read in full before their first line is known: progressive JPEG, interlaced PNG. */
const MAX_INTERLACED_PIXELS = 12_000_000;
/** The budget for all pictures being decoded, as `weigh` counts it. Measured: the process grows by less than 200 MB. */
const BUDGET_BYTES = 160 * 1024 * 1024;
/** Two at a time, however small: this work shares four threads with files, DNS and passwords. */
const LEAST_BYTES = BUDGET_BYTES / 2;
/** A waiting picture takes 5 MB. */
const MOST_WAITING = 32;
const TIMEOUT_SECONDS = 10;

const turns = new Semaphore(BUDGET_BYTES, MOST_WAITING);

/** The picture has more pixels than the budget can decode. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

/** The error for requests while too many pictures wait to be drawn. */
export function tooManyPictures(): AppError {
  return new AppError('UNAVAILABLE', msg('We’re creating many images right now. Try again in a moment.'));
}

export interface DrawnImage {
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

interface Drawing {
  /** Whose turn it is: `toSite(address)` of who asks, or their id. */
  from: string;
  source: Buffer;
  /** Accepted formats; by default all that sharp knows. */
  formats?: ReadonlySet<string>;
  draw: (image: Sharp, size: { widthPx: number; heightPx: number }) => Sharp;
}

/**
 * Decodes a picture and draws it as `draw` says, once enough memory is free. TooManyPixels; QueueFull when too many others wait;
 * an Error for a damaged picture or another format.
 */
export async function drawImage({ from, source, formats, draw }: Drawing): Promise<DrawnImage> {
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  // Reads only the header of the file.
  const facts = await open()
    .metadata()
    .catch((error: unknown) => {
      throw /pixel limit/i.test(String(error)) ? new TooManyPixels() : error;
    });
  if (formats && !formats.has(facts.format)) throw new Error(`unexpected format ${facts.format}`);
  const weight = weigh(facts);
  const size = { widthPx: facts.width, heightPx: facts.height };
  const work = async () => {
    const image = draw(open().timeout({ seconds: TIMEOUT_SECONDS }), size);
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  };
  return turns.run(from, work, Math.max(weight, LEAST_BYTES));
}

type Weighed = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'space' | 'isProgressive'>;

/**
 * Bytes of the decoded picture, doubled if it is progressive or interlaced, because decoders keep all its passes. TooManyPixels if
 * it doesn't fit into the budget.
 */
export function weigh({ width, height, channels, depth, space, isProgressive }: Weighed): number {
  const perPixel = (space === 'cmyk' ? 4 : (channels ?? 4)) * (depth === 'ushort' || depth === 'short' ? 2 : 1);
  const bytes = width * height * perPixel * (isProgressive ? 2 : 1);
  if (width * height > (isProgressive ? MAX_INTERLACED_PIXELS : MAX_PIXELS) || bytes > BUDGET_BYTES)
    throw new TooManyPixels();
  return bytes;
}
