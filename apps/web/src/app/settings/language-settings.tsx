import { LANGUAGE_QUERY } from '@tessera/domain';
import { LANGUAGE_TAGS, LANGUAGES, language, t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';

/** The language of the screens on this device. The server keeps the choice and sends this very page in it. */
export function LanguageSettings() {
  if (LANGUAGE_TAGS.length === 1) return null;
  return (
    <SelectField
      label={t('Language')}
      value={language}
      hint={t('Applies to this device, also when you are signed out.')}
      onChange={(event) => location.assign(`?${LANGUAGE_QUERY}=${event.target.value}`)}
    >
      {LANGUAGE_TAGS.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGES[tag].name}
        </option>
      ))}
    </SelectField>
  );
}
