import { AUDIENCE_PRESETS, type AudiencePreset, applyPreset, findPreset } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';

const DISPLAY: Record<AudiencePreset, { label: string; text: string }> = {
  PUBLIC: { label: t('Public'), text: t('Everyone who opens your card sees all of it.') },
  NETWORKING: {
    label: t('Networking'),
    text: t('Phone numbers, email addresses and street addresses are for people you share your card with.'),
  },
  PRIVATE: {
    label: t('Private'),
    text: t('Everyone sees who you are. Your contacts see the rest.'),
  },
};

/** Who sees what, in one choice for the whole card. */
export function AudiencePresets() {
  const id = useId();
  const { setValue, getValues } = useFormContext<BuilderValues>();
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  const chosen = findPreset(data);
  return (
    <section className="border-t border-line pt-4">
      <h3 id={id}>{t('Who sees what')}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {chosen
          ? t('You can change this for each field.')
          : t('You chose this field by field. A preset replaces your choices.')}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="grid gap-2">
        {AUDIENCE_PRESETS.map((preset) => (
          <label
            key={preset}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface p-3 has-checked:border-brass"
          >
            <input
              type="radio"
              name={`${id}-preset`}
              checked={chosen === preset}
              onChange={() => setValue('data', applyPreset(getValues('data'), preset), { shouldDirty: true })}
              className="mt-1 size-4 shrink-0 accent-brass"
            />
            <span className="grid gap-0.5">
              <span className="font-medium">{DISPLAY[preset].label}</span>
              <span className="text-sm text-ink-2">{DISPLAY[preset].text}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
