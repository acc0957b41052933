import { SOCIAL_NETWORKS } from '@tessera/domain';
import { t } from '@tessera/texts';
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
import { BrandIcon } from '../../../parts/card-view/brand-icon.tsx';
import type { CardFieldSpec, FieldGroup, FieldPath } from './card-fields.ts';
import { TilePicker } from './tile-picker.tsx';

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

/** Fields that the card doesn't have yet. */
export function AddFields({ groups, onAdd }: AddFieldsProps) {
  return (
    <TilePicker
      title={t('Add field')}
      searchLabel={t('Search fields')}
      groups={groups.map(({ title, fields }) => ({
        title,
        tiles: fields.map((field) => ({
          value: field.path,
          label: field.label,
          icon: <FieldIcon field={field} />,
          name: t('Add {label}', { label: field.label }),
        })),
      }))}
      nothingText={(words) => t('No field matches “{words}”.', { words })}
      onPick={onAdd}
    />
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
