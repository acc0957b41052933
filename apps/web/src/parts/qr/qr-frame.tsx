import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import type { QrState } from './use-qr-code.ts';

/**
 * Four white modules around the code, as ISO/IEC 18004 requires: one in the picture, and three of padding that grows with it. On
 * a dark screen nothing else around it is light.
 */
const SCREEN_MARGIN = 1 + 3;

/** The QR code in a white frame, dark on light in every scheme. Takes its place before the code is there. */
export function QrFrame({ qr, label, className }: { qr: QrState; label: string; className?: string }) {
  return (
    <div className={clsx('aspect-square overflow-hidden rounded-lg border border-line bg-[#ffffff]', className)}>
      {qr.status === 'ready' && <QrPicture size={qr.code.size} path={qr.code.path} label={label} />}
      {qr.status === 'loading' && (
        <div className="size-full p-4">
          <Skeleton className="size-full" />
        </div>
      )}
      {qr.status === 'failed' && (
        <p role="alert" className="grid h-full content-center p-4 text-center text-md text-[#17191e]">
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
