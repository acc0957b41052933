import { t } from '@tessera/texts';
import { Button, ChoiceChip, Dialog, Notice } from '@tessera/ui';
import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Picture } from './picture.ts';
import { ZoomSlider } from './zoom-slider.tsx';

export interface CropDialogProps {
  picture: Picture;
  /** Width ÷ height of the part that is kept; without it, that of the picture. */
  aspect?: number;
  shape: 'round' | 'rect';
  isBusy: boolean;
  /** Why the last try failed; the picture stays for another one. */
  failure: string | null | undefined;
  onCancel: () => void;
  /** `area` is in pixels of the picture. */
  onCropped: (area: Area) => void;
}

/** A frame that the person may choose; without an aspect the picture stays whole. */
export interface CropFrame {
  name: string;
  aspect?: number;
}

interface FramedCropDialogProps extends Omit<CropDialogProps, 'aspect' | 'shape'> {
  frames: readonly CropFrame[];
  onWhole: () => void;
}

type Axis = 'x' | 'y';

const MOST_ZOOM = 5;
const NO_SIZE = { width: 0, height: 0 };
/** Shares of the window that an arrow key moves the picture by; with Shift it is a large step. */
const STEP = { small: 0.02, large: 0.1 };
const ARROWS: Record<string, { axis: Axis; sign: number }> = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
};
const KEY_ZOOM: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };
/** Squares of two greys, on which dark, white and transparent parts of a picture are seen in either scheme. */
const GROUND = 'bg-[repeating-conic-gradient(#d3d0ca_0_25%,#bfbcb5_0_50%)] bg-size-[1rem_1rem]';
const FRAME_HINT = t('Drag it, or use the arrow keys. Only the part inside the frame is shown.');
/** Invisible sliders take the keys, so that a screen reader says where the picture is. */
const AXES = [
  { axis: 'x', name: t('Picture from left to right') },
  { axis: 'y', name: t('Picture from top to bottom') },
] as const;

/** Chooses a part of a picture: moved by pointer or arrow keys, zoomed by slider, wheel, two fingers or + and −. */
export function CropDialog(props: CropDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onCancel()}
      title={t('Crop the picture')}
      description={
        props.shape === 'round'
          ? t('Drag it, or use the arrow keys. Only the part inside the circle is shown.')
          : FRAME_HINT
      }
      size="sm"
    >
      <div className="grid gap-5">
        <Crop {...props} />
      </div>
    </Dialog>
  );
}

/** The same, with a choice of frames; the first one is chosen at first. */
export function FramedCropDialog({ frames, onWhole, ...props }: FramedCropDialogProps) {
  const { picture, isBusy, failure, onCancel } = props;
  const [chosen, setChosen] = useState(frames[0]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('Crop the picture')}
      description={chosen?.aspect ? FRAME_HINT : t('All of the picture is shown.')}
      size="sm"
    >
      <div className="grid gap-5">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('Part of the picture')}</legend>
          {frames.map((frame) => (
            <ChoiceChip key={frame.name} isOn={frame === chosen} onClick={() => setChosen(frame)}>
              {frame.name}
            </ChoiceChip>
          ))}
        </fieldset>
        {chosen?.aspect ? (
          <Crop key={chosen.name} {...props} shape="rect" aspect={chosen.aspect} ground={GROUND} />
        ) : (
          <>
            <img
              src={picture.url}
              alt={t('The picture that you chose')}
              className={`mx-auto h-40 w-full max-w-80 rounded-md object-contain ${GROUND}`}
            />
            <Answer {...{ isBusy, failure, onCancel }} onUse={onWhole} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface AnswerProps extends Pick<CropDialogProps, 'isBusy' | 'failure' | 'onCancel'> {
  /** Null while nothing is chosen yet. */
  onUse: (() => void) | null;
}

function Answer({ isBusy, failure, onCancel, onUse }: AnswerProps) {
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button variant="primary" isBusy={isBusy} disabled={!onUse} onClick={() => onUse?.()}>
          {isBusy ? t('Uploading…') : t('Use this picture')}
        </Button>
      </div>
    </>
  );
}

/** `ground` is the class of what lies behind the picture. */
function Crop({
  picture: { image, url },
  shape,
  onCropped,
  ground = 'bg-stage',
  ...props
}: CropDialogProps & { ground?: string }) {
  const { aspect = image.naturalWidth / image.naturalHeight } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [media, setMedia] = useState(NO_SIZE);
  const [frame, setFrame] = useState(NO_SIZE);
  // How far the picture can be moved to each side, in pixels of the screen.
  const reach = { x: (media.width * zoom - frame.width) / 2, y: (media.height * zoom - frame.height) / 2 };
  const move = (axis: Axis, to: number) =>
    setCrop({ ...crop, [axis]: Math.max(-reach[axis], Math.min(reach[axis], to)) });
  const onKeyDown = (event: KeyboardEvent) => {
    const stretch = KEY_ZOOM[event.key];
    const arrow = ARROWS[event.key];
    if (!stretch && !arrow) return;
    event.preventDefault();
    if (stretch) setZoom(Math.max(1, Math.min(MOST_ZOOM, zoom * stretch)));
    if (!arrow) return;
    const step = (event.shiftKey ? STEP.large : STEP.small) * (arrow.axis === 'x' ? frame.width : frame.height);
    move(arrow.axis, crop[arrow.axis] + arrow.sign * step);
  };
  return (
    <>
      <div
        className={`relative mx-auto w-full max-w-80 overflow-hidden rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill ${ground}`}
        style={{ aspectRatio: aspect }}
      >
        <Cropper
          {...{ image: url, aspect, crop, zoom, cropShape: shape, objectFit: 'cover', showGrid: false }}
          {...{ maxZoom: MOST_ZOOM, disableAutomaticStylesInjection: true }}
          classes={{ cropAreaClassName: 'text-veil!', mediaClassName: 'max-w-none!' }}
          cropperProps={{ tabIndex: -1 }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          setMediaSize={setMedia}
          setCropSize={setFrame}
        />
        {AXES.map(({ axis, name }) => (
          <input
            key={axis}
            type="range"
            aria-label={name}
            min={0}
            max={100}
            value={reach[axis] > 0 ? Math.round(50 - (50 * crop[axis]) / reach[axis]) : 50}
            onKeyDown={onKeyDown}
            onChange={({ target }) => move(axis, reach[axis] * (1 - target.valueAsNumber / 50))}
            className="pointer-events-none absolute inset-x-0 bottom-0 opacity-0"
          />
        ))}
      </div>
      <ZoomSlider zoom={zoom} most={MOST_ZOOM} onChange={setZoom} />
      <Answer {...props} onUse={area && (() => onCropped(area))} />
    </>
  );
}
