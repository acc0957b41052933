import {
  type BrandKit,
  brandFields,
  CARD_THEMES,
  CARD_TYPES,
  displayTitle,
  readField,
  rulesOfField,
  type TemplateField,
  type TemplateRule,
  templateFieldLabel,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { SelectField, TextAreaField, TextField } from '@tessera/ui';
import type { ReactNode } from 'react';
import { PictureField } from './picture-field.tsx';
import { type TemplateDraft, writeField } from './template-draft.ts';

const RULE_WORDS: Record<TemplateRule, string> = {
  OPTIONAL: t('Free to change'),
  REQUIRED: t('Required of members'),
  LOCKED: t('Locked'),
};

const SECTIONS: readonly { title: string; fields: readonly TemplateField[] }[] = [
  { title: t('Look'), fields: ['type', 'theme', 'logoUrl'] },
  { title: t('Identity'), fields: ['name', 'role', 'tagline', 'extra.personal.photoUrl'] },
  { title: t('Contact'), fields: ['phone', 'email', 'website', 'address', 'addressMap'] },
  {
    title: t('Company'),
    fields: [
      'extra.company.companyName',
      'extra.company.category',
      'extra.company.companyMobile',
      'extra.company.email',
      'extra.company.website',
      'extra.company.address',
      'extra.company.mapsLink',
      'extra.company.companyLogo',
      'extra.company.message',
    ],
  },
  {
    title: t('Social links'),
    fields: [
      'socials.linkedin',
      'socials.twitter',
      'socials.instagram',
      'socials.facebook',
      'socials.youtube',
      'socials.github',
      'socials.whatsapp',
      'socials.telegram',
    ],
  },
];

const LINES: readonly TemplateField[] = ['address', 'extra.company.address', 'extra.company.message'];

const PICTURES: readonly TemplateField[] = ['logoUrl', 'extra.company.companyLogo'];

export interface TemplateFieldRowsProps {
  team: { id: string; brand: BrandKit | null };
  draft: TemplateDraft;
  /** As the API names them: `data.website`. */
  errors: Record<string, string>;
  onChange: (draft: TemplateDraft) => void;
}

/** Every field of which a template says something: its value, and what members may do with it. */
export function TemplateFieldRows(props: TemplateFieldRowsProps) {
  return SECTIONS.map(({ title, fields }) => (
    <section key={title} className="grid gap-4 border-t border-line pt-4">
      <h3>{title}</h3>
      {fields.map((field) => (
        <FieldRow key={field} field={field} {...props} />
      ))}
    </section>
  ));
}

function FieldRow({ field, team, draft, errors, onChange }: TemplateFieldRowsProps & { field: TemplateField }) {
  const label = say(templateFieldLabel(field));
  const allowed = rulesOfField(field);
  if (draft.hasBrand && team.brand && brandFields(team.brand).includes(field)) return <KitRow label={label} />;
  const setRule = (rule: TemplateRule) => onChange({ ...draft, rules: { ...draft.rules, [field]: rule } });
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11.5rem]">
      <ValueField
        field={field}
        organizationId={team.id}
        value={readField(draft.data, field)}
        error={errors[`data.${field}`]}
        onChange={(text) => onChange({ ...draft, data: writeField(draft.data, field, text) })}
      />
      <SelectField
        label={t('Members')}
        aria-label={t('{label}: members', { label })}
        value={draft.rules[field] ?? 'OPTIONAL'}
        onChange={(event) => setRule(event.target.value as TemplateRule)}
      >
        {allowed.map((rule) => (
          <option key={rule} value={rule}>
            {RULE_WORDS[rule]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** What the kit says can be changed there alone. */
function KitRow({ label }: { label: string }) {
  return (
    <div>
      <p className="text-sm font-medium text-ink-2">{label}</p>
      <p className="mt-1 text-ink-2">{t('The brand kit’s, on every card.')}</p>
    </div>
  );
}

interface ValueFieldProps {
  field: TemplateField;
  organizationId: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function ValueField({ field, organizationId, value, error, onChange }: ValueFieldProps): ReactNode {
  const label = say(templateFieldLabel(field));
  if (field === 'type') {
    const options = CARD_TYPES.map((type) => [type, displayTitle({ type })] as const);
    return <Choice label={label} value={value} options={options} onChange={onChange} />;
  }
  if (field === 'theme') {
    const options = CARD_THEMES.map((theme) => [theme, theme.charAt(0).toUpperCase() + theme.slice(1)] as const);
    return <Choice label={label} value={value} options={options} onChange={onChange} />;
  }
  if (!rulesOfField(field).includes('LOCKED')) {
    return <TextField label={label} value="" readOnly hint={t('Each member’s own.')} />;
  }
  const common = { label, dir: 'auto', value, autoComplete: 'off', ...(error && { error }) } as const;
  if (PICTURES.includes(field)) return <PictureField {...{ label, organizationId, value, error, onChange }} />;
  if (LINES.includes(field)) {
    return <TextAreaField {...common} rows={2} onChange={(event) => onChange(event.target.value)} />;
  }
  return <TextField {...common} onChange={(event) => onChange(event.target.value)} />;
}

interface ChoiceProps extends Omit<ValueFieldProps, 'field' | 'error' | 'organizationId'> {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
