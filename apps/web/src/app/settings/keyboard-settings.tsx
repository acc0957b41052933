import { t } from '@tessera/texts';
import { Button, Switch } from '@tessera/ui';
import { showOverlay } from '../../commands/overlay.ts';
import { switchShortcuts, useAreShortcutsOn } from '../../commands/shortcut-switch.ts';

/** Whether single keys are shortcuts on this device. */
export function KeyboardSettings() {
  const isOn = useAreShortcutsOn();
  return (
    <div className="grid justify-items-start gap-5">
      <Switch
        label={t('Shortcuts of single keys')}
        hint={t(
          'Such as G then C for My Cards. Turn them off if keys are pressed by mistake or by voice. This applies to this device.',
        )}
        checked={isOn}
        onChange={(event) => switchShortcuts(event.target.checked)}
      />
      <Button onClick={() => showOverlay('help')}>{t('Show keyboard shortcuts')}</Button>
    </div>
  );
}
