import { t } from '@tessera/texts';
import { useId } from 'react';
import { formatNumber } from '../../locale/format.ts';

interface ZoomSliderProps {
  zoom: number;
  most: number;
  onChange: (zoom: number) => void;
}

/** The browser's own slider, with its keys. */
export function ZoomSlider({ zoom, most, onChange }: ZoomSliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {t('Zoom')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={0.05}
        value={zoom}
        aria-valuetext={t('{zoom} times', { zoom: formatNumber(zoom) })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-action"
      />
    </div>
  );
}
