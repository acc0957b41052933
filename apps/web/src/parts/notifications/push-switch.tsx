import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { PRODUCT_NAME } from '../../product.ts';
import { usePushDevice } from './use-push-device.ts';

/**
 * Turns notifications on or off on this device; the browser asks the person only after a press. An offer is there only
 * while they are off.
 */
export function PushSwitch({ isOffer = false }: { isOffer?: boolean }) {
  const { state, isBusy, turnOn, turnOff } = usePushDevice();
  if (isOffer && state !== 'off') return null;
  switch (state) {
    case null:
      return null;
    case 'needs-install':
      return (
        <p className="text-md text-ink-2">
          {t(
            'On iPhone and iPad, notifications work in the installed app. Add {productName} to your Home Screen and open it from there.',
            { productName: PRODUCT_NAME },
          )}
        </p>
      );
    case 'unsupported':
      return <p className="text-md text-ink-2">{t('This browser can’t show notifications.')}</p>;
    case 'blocked':
      return (
        <p className="text-md text-ink-2">
          {t('Your browser blocks notifications from this site. Allow them in the browser’s settings, then come back.')}
        </p>
      );
    case 'off':
      return (
        <Button isBusy={isBusy} onClick={turnOn} className="justify-self-start whitespace-normal">
          {t('Turn on notifications on this device')}
        </Button>
      );
    case 'on':
      return (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t('Notifications are on for this device.')}</p>
          <Button isBusy={isBusy} onClick={turnOff}>
            {t('Turn off')}
          </Button>
        </div>
      );
  }
}
