import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import type { QrState } from './use-qr-code.ts';

/** Modules of white inside the picture; the frame's padding is the rest of what a scanner needs. */
const SCREEN_MARGIN = 1;

/** The QR code in a white frame, dark on light in every scheme. Takes its place before the code is there. */
export function QrFrame({ qr, label, className }: { qr: QrState; label: string; className?: string }) {
  return (
    <div className={clsx('aspect-square rounded-lg border border-line bg-[#ffffff] p-4', className)}>
      {qr.status === 'ready' && <QrPicture size={qr.code.size} path={qr.code.path} label={label} />}
      {qr.status === 'loading' && <Skeleton className="size-full" />}
      {qr.status === 'failed' && (
        <p role="alert" className="grid h-full content-center text-center text-md text-[#17191e]">
          {t('The QR code could not be drawn.')}
        </p>
      )}
    </div>
  );
}

function QrPicture({ size, path, label }: { size: number; path: string; label: string }) {
  const width = size + 2 * SCREEN_MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-SCREEN_MARGIN} ${-SCREEN_MARGIN} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="#17191e" />
    </svg>
  );
}
