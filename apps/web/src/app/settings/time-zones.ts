import { t } from '@tessera/texts';
import { compareTexts } from '../../locale/compare-texts.ts';

export interface ZoneGroup {
  name: string;
  zones: { id: string; name: string }[];
}

/** Browsers keep some zones under the names that their cities had when the list began. */
const TODAYS_NAMES: Record<string, string> = {
  'Africa/Asmera': t('Asmara'),
  'America/Godthab': t('Nuuk'),
  'Asia/Calcutta': t('Kolkata'),
  'Asia/Katmandu': t('Kathmandu'),
  'Asia/Rangoon': t('Yangon'),
  'Asia/Saigon': t('Ho Chi Minh'),
  'Atlantic/Faeroe': t('Faroe'),
  'Europe/Kiev': t('Kyiv'),
  'Pacific/Ponape': t('Pohnpei'),
  'Pacific/Truk': t('Chuuk'),
};

/** 'America/Argentina/Buenos_Aires' → 'Argentina, Buenos Aires', in the group 'America'. */
function splitZone(id: string): { group: string; name: string } {
  const [group = '', ...rest] = id.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? { group, name: TODAYS_NAMES[id] ?? rest.join(t(', ')) } : { group: t('Other'), name: group };
}

/** What people call the zone: its city. */
export function zoneName(id: string): string {
  return splitZone(id).name;
}

/**
 * The zones that this browser knows, by continent and then by name. `known` is there even when the browser does not list
 * it, and in place of another id of the same name.
 */
export function groupZones(known: string, ids: readonly string[] = Intl.supportedValuesOf('timeZone')): ZoneGroup[] {
  const groups = new Map<string, Map<string, string>>();
  for (const id of [...ids, 'UTC', known]) {
    const { group, name } = splitZone(id);
    groups.set(group, (groups.get(group) ?? new Map<string, string>()).set(name, id));
  }
  const byName = (one: { name: string }, other: { name: string }) => compareTexts(one.name, other.name);
  const listed = [...groups].map(([name, zones]) => ({
    name,
    zones: [...zones].map(([zone, id]) => ({ id, name: zone })),
  }));
  for (const { zones } of listed) zones.sort(byName);
  return listed.sort(byName);
}
