import { codeSvg } from './print/code-svg.ts';
import { DARK, drawSquare, FILE_PX, type QrCode } from './qr-code.ts';

export type QrFormat = 'png' | 'svg';

/** The file's content. Throws when the browser can't make a PNG. */
export async function qrFile(code: QrCode, format: QrFormat): Promise<Blob> {
  if (format === 'svg') return new Blob([codeSvg(code, { dark: DARK, logo: null })], { type: 'image/svg+xml' });
  const { data, widthPx } = drawSquare(code, { widthPx: FILE_PX, dark: DARK });
  const canvas = squareCanvas(widthPx);
  canvas.getContext('2d')?.putImageData(new ImageData(data, widthPx), 0, 0);
  return canvasPng(canvas);
}

export function squareCanvas(widthPx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = widthPx;
  return canvas;
}

export function canvasPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG could be made.'))), 'image/png');
  });
}

/** Hands the QR code over as a download. */
export async function saveQr(code: QrCode, name: string, format: QrFormat): Promise<void> {
  saveFile(await qrFile(code, format), `${name}-qr.${format}`);
}

/** Hands a file over as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** 'https://…/asha-rao/principal?c=qr' → 'principal': what the file is called. */
export function qrName(url: string): string {
  return new URL(url).pathname.split('/').at(-1) || 'card';
}
