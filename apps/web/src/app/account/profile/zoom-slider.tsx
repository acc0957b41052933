import { t } from '@tessera/texts';
import { useId } from 'react';
import { formatNumber } from '../../../locale/format.ts';
import { type Crop, MOST_ZOOM, type Size, toZoom, zoomTo } from './crop.ts';

export interface CropControlProps {
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The browser's own slider, with its keys. */
export function ZoomSlider({ size, crop, onChange }: CropControlProps) {
  const id = useId();
  const zoom = toZoom(crop, size);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {t('Zoom')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={t('{zoom} times', { zoom: formatNumber(zoom) })}
        onChange={(event) => onChange(zoomTo(crop, event.target.valueAsNumber, size))}
        className="h-6 w-full accent-action"
      />
    </div>
  );
}
