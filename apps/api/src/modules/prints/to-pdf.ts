import PDFDocument from 'pdfkit';
import { type Face, fontFile } from '../previews/index.ts';
import { type Box, type Page, type Paint, type Picture, type Shape, slice, type Written } from './scene.ts';
import { splitRuns } from './text-runs.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Printed by black ink alone, so that it stays sharp where the plates of four colours don't meet. */
const BLACK = '#000000';
const PURE_BLACK: [number, number, number, number] = [0, 0, 0, 100];

type Doc = InstanceType<typeof PDFDocument>;

export interface PrintInfo {
  title: string;
  /** BCP 47; '' where it isn't known. */
  language: string;
  /** The same file each time for the same card. */
  createdAt: Date;
}

/**
 * Pages in millimetres, each with the boxes that a printer asks for: the media and the bleed box are as large as the bleed, the trim
 * box is what stays. Texts are texts in embedded fonts, and everything but photos is a vector drawing.
 */
export async function toPdf(pages: readonly Page[], { title, language, createdAt }: PrintInfo): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, pdfVersion: '1.4', ...(language && { lang: language }) },
    info: { Title: title, Creator: 'Tessera', Producer: 'Tessera', CreationDate: createdAt },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const pen = new PdfPen(doc);
  for (const page of pages) addPage(doc, pen, page);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

function addPage(doc: Doc, pen: PdfPen, { width, height, bleed, shapes }: Page): void {
  const [wide, high, edge] = [width + 2 * bleed, height + 2 * bleed, bleed].map((mm) => mm * POINTS_PER_MM) as [
    number,
    number,
    number,
  ];
  doc.addPage({ size: [wide, high], margin: 0 });
  const boxes = { BleedBox: [0, 0, wide, high], TrimBox: [edge, edge, wide - edge, high - edge] };
  Object.assign(doc.page.dictionary.data, boxes);
  doc.save().scale(POINTS_PER_MM).translate(bleed, bleed);
  for (const shape of shapes) pen.draw(shape);
  doc.restore();
}

class PdfPen {
  readonly #fonts = new Set<Face>();
  /** Embedded once, however often they are drawn. */
  readonly #images = new Map<Picture, unknown>();

  constructor(private readonly doc: Doc) {}

  draw(shape: Shape): void {
    const { doc } = this;
    doc.save();
    if ('opacity' in shape && shape.opacity !== undefined) doc.opacity(shape.opacity);
    switch (shape.kind) {
      case 'rect':
        outline(doc, shape, shape.radius).fill(this.#paint(shape.fill, shape));
        break;
      case 'outline':
        doc.lineWidth(shape.line);
        outline(doc, shape.box, shape.radius).stroke(shape.color);
        break;
      case 'circle':
        doc.circle(shape.x, shape.y, shape.radius).fill(shape.fill);
        break;
      case 'line':
        doc
          .lineWidth(shape.line)
          .moveTo(...shape.from)
          .lineTo(...shape.to);
        if (shape.dash) doc.dash(shape.dash, {});
        doc.stroke(ink(shape.color));
        break;
      case 'path':
        doc.translate(shape.x, shape.y).scale(shape.scale).path(shape.path).fill(ink(shape.fill));
        break;
      case 'rosette':
        this.#rosette(shape);
        break;
      case 'image':
        this.#image(shape);
        break;
      case 'text':
        this.#text(shape);
        break;
      case 'group':
        this.#group(shape);
    }
    doc.restore();
  }

  #group({ shapes, clip, at = [0, 0], isUpsideDown }: Extract<Shape, { kind: 'group' }>): void {
    this.doc.translate(...at);
    if (isUpsideDown) this.doc.rotate(180);
    if (clip) outline(this.doc, clip).clip();
    for (const shape of shapes) this.draw(shape);
  }

  #rosette({ x, y, radius, color }: Extract<Shape, { kind: 'rosette' }>): void {
    const { doc } = this;
    doc
      .translate(x, y)
      .lineWidth(radius / 200)
      .strokeColor(color);
    for (let turn = 0; turn < 36; turn += 1)
      doc
        .rotate(5)
        .ellipse(0, 0, radius, radius * 0.42)
        .stroke();
  }

  #image({ picture, x, y, width, height, radius }: Extract<Shape, { kind: 'image' }>): void {
    outline(this.doc, { x, y, width, height }, radius).clip();
    const open = this.doc as unknown as { openImage(bytes: Buffer): unknown };
    const image = this.#images.get(picture) ?? open.openImage(picture.bytes);
    this.#images.set(picture, image);
    const place = slice(picture, { x, y, width, height });
    this.doc.image(image as Buffer, place.x, place.y, { width: place.width, height: place.height });
  }

  #text({ text, x, y, size, face, color, anchor }: Written): void {
    const { doc } = this;
    const runs = splitRuns(text, face).map((run) => ({
      ...run,
      width: this.#choose(run.face, size).widthOfString(run.text),
    }));
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    let at = x - (anchor === 'left' ? 0 : anchor === 'middle' ? width / 2 : width);
    for (const run of runs) {
      this.#choose(run.face, size).fillColor(ink(color));
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += run.width;
    }
  }

  #choose(face: Face, size: number): Doc {
    if (!this.#fonts.has(face)) this.doc.registerFont(face, fontFile(face));
    this.#fonts.add(face);
    return this.doc.font(face).fontSize(size);
  }

  #paint(paint: Paint, { x, y, width, height }: Box) {
    if (typeof paint === 'string') return ink(paint);
    return this.doc
      .linearGradient(x, y, x + width, y + height)
      .stop(0, paint.from)
      .stop(1, paint.to);
  }
}

function ink(color: string): string | [number, number, number, number] {
  return color === BLACK ? PURE_BLACK : color;
}

function outline(doc: Doc, { x, y, width, height }: Box, radius = 0): Doc {
  return radius > 0 ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height);
}
