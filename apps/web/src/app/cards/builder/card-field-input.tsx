import { type CardField as AudienceField, CARD_FIELDS, FIELD_PATHS, GENDERS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { clsx } from 'clsx';
import { FieldAudienceSelect } from './audience-select.tsx';
import type { TextPath } from './builder-values.ts';
import type { CardFieldSpec, FieldPath } from './card-fields.ts';
import { ContactsField } from './contacts-field.tsx';
import { ImageField } from './image-field.tsx';
import { ProfilesField } from './profiles-field.tsx';
import { SocialField } from './social-field.tsx';
import { TagsField } from './tags-field.tsx';
import { CardArea, CardField, useCardField } from './text-fields.tsx';
import { TranslationsField } from './translations-field.tsx';
import { WorksField } from './works-field.tsx';

/** One field of the form, drawn as what it holds. */
export function CardFieldInput({ field }: { field: CardFieldSpec }) {
  const audienceField = findAudienceField(field.path);
  return (
    <div className={clsx('group/field relative', field.isWide && 'sm:col-span-2')}>
      {draw(field)}
      {audienceField && <FieldAudienceSelect field={audienceField} name={field.label} />}
    </div>
  );
}

/** The audience that the field has; an event has one for all it says, which stands at its day. */
function findAudienceField(path: FieldPath): AudienceField | undefined {
  if (path === 'data.extra.event.date') return 'event';
  return CARD_FIELDS.find((field) => FIELD_PATHS[field].some((one) => `data.${one}` === path));
}

function draw(field: CardFieldSpec) {
  const { label, hint } = field;
  switch (field.kind) {
    case 'line':
      return <CardField name={field.path} label={label} hint={hint} maxLength={field.maxLength} />;
    case 'area':
      return <CardArea name={field.path} label={label} maxLength={field.maxLength} rows={field.rows} />;
    case 'link':
      return <CardField name={field.path} label={label} hint={hint} inputMode="url" maxLength={field.maxLength} />;
    case 'date':
    case 'time':
      return <CardField name={field.path} label={label} type={field.kind} />;
    case 'contacts':
      return <ContactsField key={field.list} kind={field.list} />;
    case 'gender':
      return <GenderField name={field.path} label={label} />;
    case 'logo':
    case 'photo':
      return <ImageField name={field.path} label={label} kind={field.kind} />;
    case 'social':
      return <SocialField name={field.path} />;
    case 'profiles':
      return <ProfilesField />;
    case 'tags':
      return <TagsField />;
    case 'works':
      return <WorksField />;
    case 'translations':
      return <TranslationsField />;
  }
}

function GenderField({ name, label }: { name: TextPath; label: string }) {
  return (
    <SelectField label={label} {...useCardField(name)}>
      <option value="">{t('Not said')}</option>
      {GENDERS.map((gender) => (
        <option key={gender}>{gender}</option>
      ))}
    </SelectField>
  );
}
