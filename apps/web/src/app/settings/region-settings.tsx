import type { KnownPreferencesFragment } from '@tessera/client';
import { checkLocale, DATE_LANGUAGES, regionFor } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { formatDate, formatNumber, languageName, regionName } from '../../locale/format.ts';
import { namedRegions } from '../../locale/named-regions.ts';
import { browserLocale, localeFor } from '../../locale/writing.ts';
import { LanguageSettings } from './language-settings.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/** How dates and numbers are written, and whose telephone numbers need no country code. */
export function RegionSettings({ viewer: { locale, timeZone } }: { viewer: KnownPreferencesFragment }) {
  const ofRegion = useSavePreferences();
  const ofLanguage = useSavePreferences();
  const [language = 'en', region = ''] = locale?.split('-') ?? [];
  const browserRegion = checkLocale(browserLocale())?.split('-')[1] ?? regionFor({ timeZone });
  const chooseLanguage = (chosen: string) => ofLanguage.save({ locale: `${chosen}-${region || browserRegion}` });
  const chooseRegion = (chosen: string) => ofRegion.save({ locale: chosen && `${language}-${chosen}` });
  return (
    <div className="grid gap-5">
      <LanguageSettings />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('Region')}
          value={region}
          disabled={ofRegion.isSaving}
          done={ofRegion.done}
          hint={t('Phone numbers without a country code are treated as numbers from {regionName}.', {
            regionName: regionName(regionFor({ locale, timeZone })),
          })}
          onChange={(event) => void chooseRegion(event.target.value)}
        >
          <option value="">
            {t('Same as this browser ({regionName})', { regionName: regionName(browserRegion) })}
          </option>
          {namedRegions().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Language of dates')}
          value={language}
          disabled={ofLanguage.isSaving}
          done={ofLanguage.done}
          hint={t('Used for the names of months and days.')}
          onChange={(event) => void chooseLanguage(event.target.value)}
        >
          {/* A stored 'en-…' means that dates use the language of the app, which need not be English. */}
          {DATE_LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code === 'en' ? undefined : code}>
              {code === 'en' ? t('Same as the app’s language') : languageName(code)}
            </option>
          ))}
        </SelectField>
      </div>
      <Sample locale={localeFor(locale)} />
    </div>
  );
}

/** What the choice comes to. */
function Sample({ locale }: { locale: string }) {
  const now = new Date();
  return (
    <p className="text-sm text-ink-2">
      {t('For example:')}{' '}
      <span className="num text-ink">
        {formatDate(now, 'fullDay', { locale })}, {formatDate(now, 'clock', { locale })} ·{' '}
        {formatNumber(1234567.8, {}, locale)}
      </span>
    </p>
  );
}
