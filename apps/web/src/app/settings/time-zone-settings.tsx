import type { KnownPreferencesFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { useMemo } from 'react';
import { formatDate } from '../../locale/format.ts';
import { deviceTimeZone } from '../../locale/time-zone.ts';
import { groupZones, zoneName } from './time-zones.ts';
import { useSavePreferences } from './use-save-preferences.ts';

/** The zone in which the person's days begin. */
export function TimeZoneSettings({ viewer }: { viewer: KnownPreferencesFragment }) {
  const { save, isSaving, done } = useSavePreferences();
  const device = deviceTimeZone();
  const zones = useMemo(() => groupZones(viewer.timeZone), [viewer.timeZone]);
  const own = viewer.followsDeviceTimeZone ? '' : viewer.timeZone;
  const now = formatDate(new Date(), 'clock', { timeZone: own || device });
  const choose = (timeZone: string) =>
    save(timeZone ? { timeZone, followsDeviceTimeZone: false } : { timeZone: device, followsDeviceTimeZone: true });
  return (
    <SelectField
      label={t('Your time zone')}
      value={own}
      disabled={isSaving}
      done={done}
      hint={t('It’s {now} there. Your stats and reminders use this time zone.', { now })}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">{t('Same as this browser ({zoneName})', { zoneName: zoneName(device) })}</option>
      {zones.map(({ name, zones: ofGroup }) => (
        <optgroup key={name} label={name}>
          {ofGroup.map((zone) => (
            <option key={zone.id} value={zone.id}>
              {zone.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
