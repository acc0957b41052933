import { SOCIAL_NETWORKS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TextField } from '@tessera/ui';
import {
  AlignLeft,
  AtSign,
  Calendar,
  Clock,
  Globe,
  Image,
  Images,
  Languages,
  Link2,
  type LucideIcon,
  MapPin,
  Tag,
  Type,
  UserRound,
} from 'lucide-react';
import { useId, useState } from 'react';
import { BrandIcon } from '../../../parts/card-view/brand-icon.tsx';
import type { CardFieldSpec, FieldGroup, FieldPath } from './card-fields.ts';

/** From so many on a search finds one sooner than the eye. */
const SEARCHED_FROM = 9;

const KIND_ICONS: Partial<Record<CardFieldSpec['kind'], LucideIcon>> = {
  line: Type,
  area: AlignLeft,
  link: Link2,
  date: Calendar,
  time: Clock,
  gender: UserRound,
  logo: Image,
  photo: UserRound,
  profiles: AtSign,
  tags: Tag,
  works: Images,
  translations: Languages,
};

export interface AddFieldsProps {
  /** With the fields that aren't on screen yet. */
  groups: readonly FieldGroup[];
  onAdd: (path: FieldPath) => void;
}

/** Fields that the card doesn't have yet, as tiles that are found by eye or by words. */
export function AddFields({ groups, onAdd }: AddFieldsProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  if (count === 0) return null;
  const wanted = toSearchable(words);
  const found = groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ label }) => toSearchable(label).includes(wanted)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="mb-3">
        {t('Add field')}
      </h3>
      {count >= SEARCHED_FROM && (
        <TextField
          label={t('Search fields')}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // Enter would save the card.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-5"
        />
      )}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {found.length === 0 && t('No field matches “{words}”.', { words: words.trim() })}
      </p>
      <div className="grid gap-5">
        {found.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend className="mb-2 text-sm text-ink-2">{title}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {fields.map((field) => (
                <button
                  key={field.path}
                  type="button"
                  aria-label={t('Add {label}', { label: field.label })}
                  onClick={() => {
                    setWords('');
                    onAdd(field.path);
                  }}
                  className="grid min-h-18 content-center justify-items-center gap-1.5 rounded-lg border border-line bg-surface px-1.5 py-2.5 text-center text-sm leading-tight text-ink-2 [overflow-wrap:anywhere] hover:border-ink-3 hover:text-ink [&_svg]:size-5 [&_svg]:stroke-[1.6] [&_svg]:text-brass"
                >
                  <FieldIcon field={field} />
                  {field.label}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function FieldIcon({ field }: { field: CardFieldSpec }) {
  const network = field.kind === 'social' && SOCIAL_NETWORKS.find((each) => field.path.endsWith(`.${each}`));
  if (network) return <BrandIcon network={network} className="" />;
  const Icon = /address|place/i.test(field.path)
    ? MapPin
    : /website/i.test(field.path)
      ? Globe
      : (KIND_ICONS[field.kind] ?? Type);
  return <Icon aria-hidden="true" />;
}

/** 'É-mail ' → 'e-mail': however it is typed. */
function toSearchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLocaleLowerCase();
}
