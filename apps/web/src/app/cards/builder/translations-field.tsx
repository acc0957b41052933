import {
  CARD_LANGUAGES,
  CARD_LIMITS,
  type CardData,
  type CardTranslation,
  isCompanyCard,
  languageName,
  mainFields,
  NO_TRANSLATION,
} from '@tessera/domain';
import { language as ownLanguage, t } from '@tessera/texts';
import { Button, IconButton, SelectField, TextAreaField, TextField } from '@tessera/ui';
import { Trash2 } from 'lucide-react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';

const PATH = 'data.translations';
const OWN_PATH = 'data.language';

/** What the card says in other languages. The own text of each field stands in the empty one. */
export function TranslationsField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const own = useController<BuilderValues, typeof OWN_PATH>({ name: OWN_PATH });
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  const { errors } = useFormState<BuilderValues>();
  const translations = field.value ?? [];
  const taken = [own.field.value, ...translations.map(({ language }) => language)];
  const problem = (get(errors, PATH) as { message?: string } | undefined)?.message;
  const add = () => {
    if (own.field.value === '') own.field.onChange(ownLanguage);
    field.onChange([...translations, NO_TRANSLATION]);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('Other languages')}</legend>
      {translations.length > 0 && (
        <LanguageSelect
          label={t('Language of the fields above')}
          value={own.field.value}
          taken={taken}
          error={own.fieldState.error?.message}
          onChange={own.field.onChange}
        />
      )}
      {translations.map((translation, at) => (
        <TranslationRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name before its language is chosen, and keeps nothing but what it is given.
          key={at}
          {...{ translation, data, taken }}
          errors={get(errors, `${PATH}.${at}`)}
          onChange={(changes) => field.onChange(translations.with(at, { ...translation, ...changes }))}
          onRemove={() => field.onChange(translations.toSpliced(at, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button ref={field.ref} disabled={translations.length >= CARD_LIMITS.translations} onClick={add}>
          {t('Add language')}
        </Button>
        {problem && <p className="text-sm text-bad">{problem}</p>}
      </div>
    </fieldset>
  );
}

interface TranslationRowProps {
  translation: CardTranslation;
  data: CardData;
  taken: readonly string[];
  errors: { [Field in keyof CardTranslation]?: { message?: string } } | undefined;
  onChange: (changes: Partial<CardTranslation>) => void;
  onRemove: () => void;
}

function TranslationRow({ translation, data, taken, errors, onChange, onRemove }: TranslationRowProps) {
  const { language } = translation;
  const { company, ...said } = mainFields(data);
  const fallbacks = { ...said, tagline: data.tagline, companyName: company };
  const name = language ? languageName(language, ownLanguage) : t('New language');
  const text = (field: Exclude<keyof CardTranslation, 'language'>) => ({
    value: translation[field],
    error: errors?.[field]?.message,
    maxLength: CARD_LIMITS[field],
    autoComplete: 'off',
    placeholder: fallbacks[field],
    lang: language || undefined,
    dir: 'auto',
    label: LABELS[field],
    'aria-label': t('{field} in {language}', { field: LABELS[field], language: name }),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange({ [field]: target.value }),
  });
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-2">
      <div className="flex items-end gap-1 sm:col-span-2">
        <LanguageSelect
          label={t('Language')}
          value={language}
          taken={taken}
          error={errors?.language?.message}
          onChange={(chosen) => onChange({ language: chosen })}
          className="min-w-0 flex-1"
        />
        <IconButton label={t('Remove {name}', { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <TextField {...text('name')} />
      <TextField {...text('role')} />
      {isCompanyCard(data.type) && <TextField {...text('companyName')} className="sm:col-span-2" />}
      <TextField {...text('tagline')} className="sm:col-span-2" />
      <TextAreaField {...text('address')} rows={2} className="sm:col-span-2" />
    </div>
  );
}

const LABELS = {
  name: t('Name'),
  role: t('Role'),
  tagline: t('Tagline'),
  companyName: t('Company'),
  address: t('Address'),
} as const;

interface LanguageSelectProps {
  label: string;
  value: string;
  /** What the card says already; a language stands once. */
  taken: readonly string[];
  error: string | undefined;
  onChange: (language: string) => void;
  className?: string;
}

function LanguageSelect({ label, value, taken, error, onChange, className = '' }: LanguageSelectProps) {
  const tags = [...new Set([...CARD_LANGUAGES, ...(value ? [value] : [])])].filter(
    (tag) => tag === value || !taken.includes(tag),
  );
  const collator = new Intl.Collator(ownLanguage);
  const options = tags
    .map((tag) => ({ tag, name: languageName(tag, ownLanguage) }))
    .sort((one, other) => collator.compare(one.name, other.name));
  return (
    <SelectField {...{ label, value, error, className }} onChange={({ target }) => onChange(target.value)}>
      <option value="" disabled>
        {t('Choose a language')}
      </option>
      {options.map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
