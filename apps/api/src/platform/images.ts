import sharp, { type Metadata, type Sharp } from 'sharp';
import { toSite } from './network.ts';
import { Semaphore } from './semaphore.ts';

// The only door to sharp: what pictures need of memory is counted here, for the whole process.
// Nothing is drawn twice in a row, so that its cache would only hold memory; two pictures at a time use two cores.
sharp.cache(false);
sharp.concurrency(1);

/** 50 megapixels: more than any phone takes. */
const MAX_PIXELS = 50_000_000;
/** Of pictures that come whole before their first line is there: progressive JPEG, interlaced PNG. */
const MAX_INTERLACED_PIXELS = 12_000_000;
/** What the pictures that are decoded at one moment may take, by `weigh`. Measured: the process grows by less than 200 MB. */
const BUDGET_BYTES = 160 * 1024 * 1024;
/** Two at a time, however small: all work of this kind shares four threads with files, names and passwords. */
const LEAST_BYTES = BUDGET_BYTES / 2;
/** A picture that waits holds 5 MB. */
const MOST_WAITING = 32;
const TIMEOUT_SECONDS = 10;

const turns = new Semaphore(BUDGET_BYTES, MOST_WAITING);

/** A picture has more pixels than can be decoded within the budget. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

export interface DrawnImage {
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

interface Drawing {
  /** The address that asks for it, or another name of who does. */
  from: string;
  source: Buffer;
  /** Formats that are taken; all that sharp knows when it is left out. */
  formats?: ReadonlySet<string>;
  draw: (image: Sharp, size: { widthPx: number; heightPx: number }) => Sharp;
}

/**
 * Decodes a picture and draws it as `draw` says, when the memory that it takes is free. TooManyPixels; QueueFull when too many
 * others wait; an Error for what is damaged or of another format.
 */
export async function drawImage({ from, source, formats, draw }: Drawing): Promise<DrawnImage> {
  const open = () => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  // Reads the head of the file alone.
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
  return turns.run(toSite(from), work, Math.max(weight, LEAST_BYTES));
}

type Weighed = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'space' | 'isProgressive'>;

/**
 * Bytes of the decoded picture: of one that is progressive or interlaced twice as many, because decoders hold all of its passes.
 * TooManyPixels for what doesn't fit into the budget.
 */
export function weigh({ width, height, channels, depth, space, isProgressive }: Weighed): number {
  const perPixel = (space === 'cmyk' ? 4 : (channels ?? 4)) * (depth === 'ushort' || depth === 'short' ? 2 : 1);
  const bytes = width * height * perPixel * (isProgressive ? 2 : 1);
  if (width * height > (isProgressive ? MAX_INTERLACED_PIXELS : MAX_PIXELS) || bytes > BUDGET_BYTES)
    throw new TooManyPixels();
  return bytes;
}
