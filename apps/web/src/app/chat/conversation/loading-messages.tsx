import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';

/** Where messages will stand: the last of them at the bottom. */
export function LoadingMessages() {
  return (
    <div role="status" className="grid flex-1 content-end gap-4 p-5">
      <span className="sr-only">{t('Loading…')}</span>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-10 w-1/3" />
    </div>
  );
}
