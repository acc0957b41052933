import { t } from '@tessera/texts';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Crop, moveBy, moveTo, type Size, toPlace, toShare, toZoom, zoomTo } from './crop.ts';
import type { CropControlProps } from './zoom-slider.tsx';

/** Shares of the window that an arrow key moves the picture by; with Shift it is a large step. */
const STEP = { small: 0.02, large: 0.1 };
/** The picture goes where the arrow points, so the square goes the other way. */
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** What keys move: sliders that are not seen, so that a screen reader says where the picture is. */
const WAYS = [
  { way: 'x', name: t('Picture from left to right') },
  { way: 'y', name: t('Picture from top to bottom') },
] as const;
const KEY_ZOOM: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

/** The square with the picture behind it, which is dragged, pinched, turned with the wheel, or moved by keys. */
export function CropWindow({ url, size, crop, onChange }: CropControlProps & { url: string }) {
  const { left, top, width, height } = toPlace(crop, size);
  const percent = (share: number) => `${100 * share}%`;
  const box = useWheelZoom({ size, crop, onChange });
  const pointers = usePointers({ size, crop, onChange });
  const share = toShare(crop, size);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event, crop, size);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div
      ref={box}
      {...pointers}
      className="relative mx-auto aspect-square w-full max-w-80 cursor-move touch-none overflow-hidden rounded-md bg-stage select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--color-veil)]"
      />
      {WAYS.map(({ way, name }) => (
        <input
          key={way}
          type="range"
          aria-label={name}
          min={0}
          max={100}
          value={Math.round(100 * share[way])}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(moveTo(crop, { way, share: target.valueAsNumber / 100 }, size))}
          className="pointer-events-none absolute inset-x-0 bottom-0 opacity-0"
        />
      ))}
    </div>
  );
}

function afterKey({ key, shiftKey }: KeyboardEvent, crop: Crop, size: Size): Crop | null {
  const zoom = KEY_ZOOM[key];
  if (zoom) return zoomTo(crop, toZoom(crop, size) * zoom, size);
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const step = crop.side * (shiftKey ? STEP.large : STEP.small);
  return moveBy(crop, { x: arrow.x * step, y: arrow.y * step }, size);
}

/** React listens to wheels passively, and the page would scroll along. */
function useWheelZoom({ size, crop, onChange }: CropControlProps) {
  const box = useRef<HTMLDivElement>(null);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onChange(zoomTo(crop, toZoom(crop, size) * Math.exp(-event.deltaY / 400), size));
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);
  return box;
}

/** One pointer drags; two change the zoom by their distance and drag with their middle. */
function usePointers({ size, crop, onChange }: CropControlProps) {
  const down = useRef(new Map<number, { x: number; y: number }>());
  const release = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      down.current.set(event.pointerId, now);
      const scale = crop.side / event.currentTarget.clientWidth / (others.length + 1);
      const moved = moveBy(crop, { x: (before.x - now.x) * scale, y: (before.y - now.y) * scale }, size);
      const [other] = others;
      const stretch = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
      onChange(stretch === 1 ? moved : zoomTo(moved, toZoom(moved, size) * stretch, size));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
