import { drawSquare, FILE_PX, type Pixels, placeInSquare, type QrCode } from '../qr-code.ts';
import { canvasPng, squareCanvas } from '../save-qr.ts';
import { codePdf, type Mask } from './code-pdf.ts';
import { type CodeLook, codeSvg, LOGO_FILL } from './code-svg.ts';

export const CODE_FORMATS = ['png', 'svg', 'pdf'] as const;
export type CodeFormat = (typeof CODE_FORMATS)[number];

/** Of the logo in a file: as large as it is drawn at 2,048 pixels. */
const LOGO_PX = 400;
const NAME_PX = { height: 220, mostWidth: 2000 };

/** A logo that this page may draw. */
export interface Logo {
  picture: ImageBitmap;
  /** PNG as a `data:` address. */
  url: string;
}

/** The picture in a square, whole, on white; null when it can't be had, e.g. from a server that allows no reading. */
export async function loadLogo(url: string): Promise<Logo | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const source = await createImageBitmap(await response.blob());
    const canvas = squareCanvas(LOGO_PX);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    const scale = LOGO_PX / Math.max(source.width, source.height);
    const [width, height] = [source.width * scale, source.height * scale];
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, LOGO_PX, LOGO_PX);
    pen.drawImage(source, (LOGO_PX - width) / 2, (LOGO_PX - height) / 2, width, height);
    return { picture: await createImageBitmap(canvas), url: canvas.toDataURL('image/png') };
  } catch {
    return null;
  }
}

export interface Drawing {
  code: QrCode;
  dark: string;
  logo: Logo | null;
}

/** The code with its logo in pixels, as it is read back. */
export function paintCode(drawing: Drawing, widthPx: number): Pixels {
  const plain = drawSquare(drawing.code, { widthPx, dark: drawing.dark });
  if (!drawing.logo) return plain;
  const pen = paintCanvas(drawing, widthPx).getContext('2d');
  return { data: new Uint8ClampedArray(pen?.getImageData(0, 0, widthPx, widthPx).data ?? plain.data), widthPx };
}

function paintCanvas({ code, dark, logo }: Drawing, widthPx: number): HTMLCanvasElement {
  const canvas = squareCanvas(widthPx);
  const pen = canvas.getContext('2d');
  pen?.putImageData(new ImageData(drawSquare(code, { widthPx, dark }).data, widthPx), 0, 0);
  if (logo) {
    const sidePx = code.logo * placeInSquare(code, widthPx).scalePx * LOGO_FILL;
    pen?.drawImage(logo.picture, (widthPx - sidePx) / 2, (widthPx - sidePx) / 2, sidePx, sidePx);
  }
  return canvas;
}

/** The file to print: a PNG of 2,048 pixels, an SVG, or a PDF with the name below. */
export async function codeFile(
  drawing: Drawing,
  { format, name }: { format: CodeFormat; name: string },
): Promise<Blob> {
  const { code, dark, logo } = drawing;
  if (format === 'png') return canvasPng(paintCanvas(drawing, FILE_PX));
  const look: CodeLook = { dark, logo: logo?.url ?? null };
  if (format === 'svg') return new Blob([codeSvg(code, look)], { type: 'image/svg+xml' });
  const jpeg = logo && { jpeg: await logoJpeg(logo), widthPx: LOGO_PX };
  const pdf = codePdf(code, { dark, name: nameMask(name), logo: jpeg });
  return new Blob([pdf], { type: 'application/pdf' });
}

async function logoJpeg({ picture }: Logo): Promise<Uint8Array> {
  const canvas = squareCanvas(LOGO_PX);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!blob) throw new Error('No picture of the logo could be made.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** The name as the browser writes it, in any script, in one bit a pixel; null where nothing can be drawn. */
function nameMask(name: string): Mask | null {
  const canvas = document.createElement('canvas');
  const font = (px: number) => `500 ${px}px Geist, system-ui, sans-serif`;
  const measure = canvas.getContext('2d');
  if (!measure || name === '') return null;
  measure.font = font(NAME_PX.height * 0.6);
  const fit = Math.min(1, NAME_PX.mostWidth / (measure.measureText(name).width + 40));
  canvas.width = Math.ceil((measure.measureText(name).width * fit + 40) / 8) * 8;
  canvas.height = Math.ceil(NAME_PX.height * fit);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.font = font(NAME_PX.height * 0.6 * fit);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, canvas.width / 2, canvas.height / 2);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const bits = new Uint8Array((canvas.width / 8) * canvas.height).fill(0xff);
  for (let px = 0; px < canvas.width * canvas.height; px += 1) {
    if ((data[px * 4 + 3] ?? 0) >= 128) bits[px >> 3] = (bits[px >> 3] ?? 0) & ~(0x80 >> (px & 7));
  }
  return { bits, widthPx: canvas.width, heightPx: canvas.height };
}
