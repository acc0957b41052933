import { isRightToLeft } from '@tessera/domain';
import { escapeHtml } from '../../infra/html.ts';
import { FACE_ATTRIBUTES } from '../previews/index.ts';
import { type Anchor, type Page, type Paint, type Shape, slice, type Written } from './scene.ts';

/** The page without its bleed, `widthPx` wide. */
export function toSvg({ width, height, shapes }: Page, widthPx: number): string {
  const heightPx = Math.round((widthPx * height) / width);
  const pen = new SvgPen();
  const drawn = shapes.map((shape) => pen.draw(shape)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${width} ${height}"><defs>${pen.defs.join('')}</defs>${drawn}</svg>`;
}

class SvgPen {
  readonly defs: string[] = [];

  draw(shape: Shape): string {
    switch (shape.kind) {
      case 'rect':
        return `<rect ${box(shape)} rx="${shape.radius ?? 0}" fill="${this.#paint(shape.fill)}"${opacity(shape)}/>`;
      case 'outline':
        return `<rect ${box(shape.box)} rx="${shape.radius ?? 0}" fill="none" stroke="${shape.color}" stroke-width="${shape.line}"${opacity(shape)}/>`;
      case 'circle':
        return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.fill}"${opacity(shape)}/>`;
      case 'line':
        return `<path d="M${shape.from.join(' ')}L${shape.to.join(' ')}" stroke="${shape.color}" stroke-width="${shape.line}"${shape.dash ? ` stroke-dasharray="${shape.dash}"` : ''}/>`;
      case 'path':
        return `<path transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})" d="${shape.path}" fill="${shape.fill}" shape-rendering="crispEdges"${opacity(shape)}/>`;
      case 'rosette':
        return `<g transform="translate(${shape.x} ${shape.y}) scale(${shape.radius / 100})" fill="none" stroke="${shape.color}" stroke-width=".5"${opacity(shape)}>${turns()}</g>`;
      case 'image':
        return this.#image(shape);
      case 'text':
        return text(shape);
      case 'group':
        return this.#group(shape);
    }
  }

  #image({ picture, radius = 0, ...place }: Extract<Shape, { kind: 'image' }>): string {
    const clip = this.#clip(`<rect ${box(place)} rx="${radius}"/>`);
    const href = `data:image/${picture.type};base64,${picture.bytes.toString('base64')}`;
    return `<g clip-path="${clip}"><image ${box(slice(picture, place))} preserveAspectRatio="none" href="${href}"/></g>`;
  }

  #group({ shapes, clip, at = [0, 0], isUpsideDown }: Extract<Shape, { kind: 'group' }>): string {
    const drawn = shapes.map((shape) => this.draw(shape)).join('');
    const clipped = clip ? `<g clip-path="${this.#clip(`<rect ${box(clip)}/>`)}">${drawn}</g>` : drawn;
    return `<g transform="translate(${at.join(' ')})${isUpsideDown ? ' rotate(180)' : ''}">${clipped}</g>`;
  }

  #paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const id = `paint${this.defs.length}`;
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paint.from}"/><stop offset="1" stop-color="${paint.to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  #clip(shape: string): string {
    const id = `clip${this.defs.length}`;
    this.defs.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return `url(#${id})`;
  }
}

const ANCHORS: Record<Anchor, string> = { left: 'start', middle: 'middle', right: 'end' };
const MIRRORED: Record<Anchor, string> = { left: 'end', middle: 'middle', right: 'start' };

/** Drawn large and made small again: the drawing library rounds the widths of small letters. */
const LARGE = 100;

function text({ text: written, x, y, size, face, color, anchor }: Written): string {
  const isLeft = isRightToLeft(written);
  const place = `text-anchor="${(isLeft ? MIRRORED : ANCHORS)[anchor]}"${isLeft ? ' direction="rtl"' : ''}`;
  const spot = `transform="translate(${x} ${y}) scale(${1 / LARGE})" font-size="${size * LARGE}"`;
  return `<text ${spot} fill="${color}" ${place} ${FACE_ATTRIBUTES[face]}>${escapeHtml(written)}</text>`;
}

function turns(): string {
  const ellipses = Array.from(
    { length: 36 },
    (_, turn) => `<ellipse rx="100" ry="42" transform="rotate(${turn * 5})"/>`,
  );
  return ellipses.join('');
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

function opacity({ opacity: share }: { opacity?: number }): string {
  return share === undefined ? '' : ` opacity="${share}"`;
}
