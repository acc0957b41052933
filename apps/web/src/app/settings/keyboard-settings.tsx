import { t } from '@tessera/texts';
import { Button, Switch } from '@tessera/ui';
import { showOverlay } from '../../parts/commands/overlay.ts';
import { switchShortcuts, useAreShortcutsOn } from '../../parts/commands/shortcut-switch.ts';

/** Whether single keys are shortcuts on this device. */
export function KeyboardSettings() {
  const isOn = useAreShortcutsOn();
  return (
    <div className="grid justify-items-start gap-5">
      <Switch
        label={t('Single-key shortcuts')}
        hint={t(
          'Such as G then C for My Cards. Turn them off if you press keys by mistake or use voice control. This applies to this device.',
        )}
        checked={isOn}
        onChange={switchShortcuts}
      />
      <Button onClick={() => showOverlay('help')}>{t('Show keyboard shortcuts')}</Button>
    </div>
  );
}
