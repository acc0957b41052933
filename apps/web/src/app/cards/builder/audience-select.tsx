import { type CardField, FIELD_AUDIENCES, type FieldAudience } from '@tessera/domain';
import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { BookUser, Eye, EyeOff, Link2, LogIn, type LucideIcon } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';

const DISPLAY: Record<FieldAudience, { label: string; Icon: LucideIcon }> = {
  EVERYONE: { label: t('Everyone'), Icon: Eye },
  HANDED: { label: t('People I share with'), Icon: Link2 },
  SIGNED_IN: { label: t('Signed-in people'), Icon: LogIn },
  CONTACTS: { label: t('My contacts'), Icon: BookUser },
  ONLY_ME: { label: t('Only me'), Icon: EyeOff },
};

interface AudienceSelectProps {
  value: FieldAudience | null | undefined;
  onChange: (audience: FieldAudience) => void;
  /** The field, for people who don't see where it stands. */
  name: string;
  className?: string;
}

/**
 * Who sees a field. Its parent is a `group/field`: while everyone sees the field, the control shows when the pointer or the
 * focus is there, and always where nothing can hover.
 */
export function AudienceSelect({ value, onChange, name, className }: AudienceSelectProps) {
  const audience = value ?? 'EVERYONE';
  const isOpen = audience === 'EVERYONE';
  const { label, Icon } = DISPLAY[audience];
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-brass-fill pointer-coarse:min-h-8',
        isOpen
          ? 'text-ink-3 opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 pointer-coarse:opacity-100'
          : 'text-brass',
        className ?? 'relative',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.6]" />
      {!isOpen && (
        <span aria-hidden="true" className="truncate">
          {label}
        </span>
      )}
      <select
        aria-label={t('Who sees this: {field}', { field: name })}
        title={t('Who sees this')}
        value={audience}
        onChange={({ target }) => onChange(target.value as FieldAudience)}
        // Fingers have 44 px: what is above the control belongs to its label's row.
        className="absolute inset-0 size-full cursor-pointer opacity-0 pointer-coarse:-top-3 pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        {FIELD_AUDIENCES.map((one) => (
          <option key={one} value={one}>
            {DISPLAY[one].label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Who sees a single field of the card. */
export function FieldAudienceSelect({ field: cardField, name }: { field: CardField; name: string }) {
  const { field } = useController<BuilderValues, 'data.audiences'>({ name: 'data.audiences' });
  const audiences = field.value ?? [];
  return (
    <AudienceSelect
      name={name}
      value={audiences.find((one) => one.field === cardField)?.audience}
      onChange={(audience) =>
        field.onChange([...audiences.filter((one) => one.field !== cardField), { field: cardField, audience }])
      }
      className="absolute end-0 top-0 z-1 max-w-3/5"
    />
  );
}
