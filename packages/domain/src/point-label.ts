import { t } from '@tessera/texts';
import type { POINT_LABELS } from './contact-data.ts';

/** 'work' → 'Work'; own words stay as they are. */
export function labelWord(label: string): string {
  // Made when they are asked for: the server writes pages in several languages.
  const words: Record<(typeof POINT_LABELS)[number], string> = {
    ...{ mobile: t('Mobile'), work: t('Work'), home: t('Home'), main: t('Main'), fax: t('Fax') },
    ...{ pager: t('Pager'), other: t('Other') },
  };
  return Object.hasOwn(words, label) ? words[label as keyof typeof words] : label;
}
