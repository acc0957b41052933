import { LANGUAGE_QUERY } from '@tessera/domain';
import { LANGUAGE_TAGS, LANGUAGES, language, t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { useSavePreferences } from './use-save-preferences.ts';

/** The language of the screens on this device, and of emails. The server sends this very page in it. */
export function LanguageSettings() {
  const { save, isSaving, done } = useSavePreferences();
  if (LANGUAGE_TAGS.length === 1) return null;
  const choose = async (tag: string) => {
    await save({ language: tag });
    location.assign(`?${LANGUAGE_QUERY}=${tag}`);
  };
  return (
    <SelectField
      label={t('Language')}
      value={language}
      disabled={isSaving}
      done={done}
      hint={t('For this device and for your emails.')}
      onChange={(event) => void choose(event.target.value)}
    >
      {LANGUAGE_TAGS.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGES[tag].name}
        </option>
      ))}
    </SelectField>
  );
}
