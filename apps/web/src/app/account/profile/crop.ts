/** The part of a picture that becomes the avatar: a square, in pixels of the picture. */
export interface Crop {
  /** Of its centre. */
  x: number;
  y: number;
  side: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The square may be this much smaller than the largest one. */
export const MOST_ZOOM = 5;
/** Of the picture that is sent, in pixels; enough for the largest place where it is shown, on sharp screens. */
export const AVATAR_PX = 512;

/** The largest square in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** How often the square fits into the largest one: 1 to MOST_ZOOM. */
export function toZoom({ side }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / side;
}

/** The square with that zoom around the same centre, as far as the picture reaches. */
export function zoomTo(crop: Crop, zoom: number, size: Size): Crop {
  const side = Math.min(size.width, size.height) / Math.min(MOST_ZOOM, Math.max(1, zoom));
  return inside({ ...crop, side }, size);
}

/** The square moved by so many pixels of the picture, as far as the picture reaches. */
export function moveBy(crop: Crop, { x, y }: { x: number; y: number }, size: Size): Crop {
  return inside({ ...crop, x: crop.x + x, y: crop.y + y }, size);
}

/** Where the whole picture stands in a window of side 1 that shows the square: in shares of the window. */
export function toPlace({ x, y, side }: Crop, { width, height }: Size) {
  return { left: 0.5 - x / side, top: 0.5 - y / side, width: width / side, height: height / side };
}

/** How far the square is from left to right and from top to bottom of where it can be: 0 to 1. */
export function toShare({ x, y, side }: Crop, { width, height }: Size): { x: number; y: number } {
  const share = (value: number, length: number) => (length > side ? (value - side / 2) / (length - side) : 0.5);
  return { x: share(x, width), y: share(y, height) };
}

/** The square at that share of one way. */
export function moveTo(crop: Crop, to: { way: 'x' | 'y'; share: number }, size: Size): Crop {
  const length = to.way === 'x' ? size.width : size.height;
  return inside({ ...crop, [to.way]: crop.side / 2 + to.share * (length - crop.side) }, size);
}

function inside({ x, y, side }: Crop, { width, height }: Size): Crop {
  const half = side / 2;
  const within = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { x: within(x, width), y: within(y, height), side };
}
