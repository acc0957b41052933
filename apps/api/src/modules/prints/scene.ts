import type { Face } from '../previews/index.ts';

/** A colour as `#rrggbb`, or one that runs from the top left to the bottom right of what it fills. */
export type Paint = string | { from: string; to: string };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  bytes: Buffer;
  type: 'jpeg' | 'png';
  widthPx: number;
  heightPx: number;
}

/** Where a text's `x` is: at its left end, its middle or its right end, whichever way it reads. */
export type Anchor = 'left' | 'middle' | 'right';

/** What can be drawn. Lengths have the unit of the page: millimetres on paper, pixels on a screen. */
export type Shape =
  | ({ kind: 'rect'; fill: Paint; opacity?: number; radius?: number } & Box)
  | { kind: 'outline'; box: Box; color: string; opacity?: number; radius?: number; line: number }
  | { kind: 'circle'; x: number; y: number; radius: number; fill: string; opacity?: number }
  | { kind: 'line'; from: [number, number]; to: [number, number]; color: string; line: number; dash?: number }
  /** A drawing in units of its own, from its own 0/0. */
  | { kind: 'path'; path: string; x: number; y: number; scale: number; fill: string; opacity?: number }
  /** The engraved figure of 36 turned ellipses. */
  | { kind: 'rosette'; x: number; y: number; radius: number; color: string; opacity: number }
  /** Over its whole box, whatever its own shape; see `slice`. */
  | ({ kind: 'image'; picture: Picture; radius?: number } & Box)
  | ({ kind: 'text' } & Written)
  | { kind: 'group'; shapes: readonly Shape[]; clip?: Box; at?: [number, number]; isUpsideDown?: true };

export interface Written {
  text: string;
  x: number;
  /** Of the line that letters stand on. */
  y: number;
  size: number;
  face: Face;
  color: string;
  anchor: Anchor;
}

export interface Page {
  /** What stays after cutting, from 0/0. */
  width: number;
  height: number;
  /** Drawn beyond each edge, to be cut off. */
  bleed: number;
  shapes: readonly Shape[];
}

/** Where a picture is drawn so that it covers the box. Heads are in the upper half of most. */
export function slice({ widthPx, heightPx }: Picture, box: Box): Box {
  const scale = Math.max(box.width / widthPx, box.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) * 0.25, width, height };
}
