import type { Services } from '../../../kernel/context.ts';
import { drawPoster, drawSquare, drawWithin, type SmallPictureSource } from '../../previews/index.ts';
import type { PassContent } from '../pass-content.ts';

/** In points, as Apple gives them; each picture comes for screens of one, two and three pixels a point. */
const SIZES = {
  icon: [29, 29],
  thumbnail: [90, 90],
  logo: [160, 50],
  /** The logo of a poster, which shows no other. */
  primaryLogo: [126, 30],
  artwork: [358, 448],
} as const;
const SCALES = [1, 2, 3] as const;

/** Behind logos that were made for white paper. */
const PLATE = '#fffefb';

type PictureName = keyof typeof SIZES;

const VOID_COLORS = { paper: '#5f5b52', paperEnd: '#3d3a35', name: '#fffefb' };

/** The pictures of a pass by their file names. A void pass has the icon alone, without which no device opens it. */
export async function drawPassPictures(
  services: Pick<Services, 'db' | 'files' | 'env'>,
  content: PassContent | null,
  from: string,
): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const scale of SCALES) {
    for (const name of Object.keys(SIZES) as PictureName[]) {
      const [width, height] = SIZES[name];
      const bytes = await draw(services, { name, content, from }, { width: width * scale, height: height * scale });
      if (bytes) files[`${name}${scale > 1 ? `@${scale}x` : ''}.png`] = bytes;
    }
  }
  return files;
}

function draw(
  services: Pick<Services, 'db' | 'files' | 'env'>,
  { name, content, from }: { name: PictureName; content: PassContent | null; from: string },
  size: { width: number; height: number },
): Promise<Buffer | null> | null {
  if (!content) {
    const source = { sources: [], initials: '–', colors: VOID_COLORS, from };
    return name === 'icon' ? drawSquare(services, source, size.width) : null;
  }
  const photo = { url: content.photo, kind: 'portrait' } as const;
  const logo = { url: content.logo?.src, kind: 'logo' } as const;
  const { initials, colors } = content;
  const plate = content.logo?.hasPlate ? PLATE : null;
  const of = (sources: SmallPictureSource['sources']) => ({ sources, initials, colors, plate, from });
  // Notices show the icon as their sender: a company's logo, if it has one.
  if (name === 'icon') return drawSquare(services, of([logo, photo]), size.width);
  if (name === 'thumbnail') return drawSquare(services, of([photo, logo]), size.width);
  if (name === 'artwork') return drawPoster(services, of([photo]), size);
  // A poster is a picture where the card has a photo.
  const onPicture = name === 'primaryLogo' && content.photo ? PLATE : plate;
  return drawWithin(services, { url: content.logo?.src ?? null, plate: onPicture, from }, size);
}
