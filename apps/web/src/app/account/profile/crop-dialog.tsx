import { t } from '@tessera/texts';
import { Button, Dialog } from '@tessera/ui';
import { useState } from 'react';
import { type Crop, wholeCrop } from './crop.ts';
import { CropWindow } from './crop-window.tsx';
import type { Picture } from './read-picture.ts';
import { ZoomSlider } from './zoom-slider.tsx';

export interface CropDialogProps {
  picture: Picture;
  onCancel: () => void;
  onCropped: (crop: Crop) => void;
}

/** Which part of a picture becomes the avatar: moved by pointer or arrow keys, zoomed by slider, wheel, two fingers or + and −. */
export function CropDialog({ picture: { image, url }, onCancel, onCropped }: CropDialogProps) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [crop, setCrop] = useState(() => wholeCrop(size));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('Crop the picture')}
      description={t('Drag it, or use the arrow keys. Only the part inside the circle is shown.')}
      size="sm"
    >
      <div className="grid gap-5">
        <CropWindow url={url} size={size} crop={crop} onChange={setCrop} />
        <ZoomSlider size={size} crop={crop} onChange={setCrop} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" onClick={() => onCropped(crop)}>
            {t('Use this picture')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
