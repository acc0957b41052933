import {
  CARD_LIMITS,
  type CardProfile,
  displayUrl,
  newEntryAudience,
  PROFILE_NETWORKS,
  socialLabel,
  socialUrl,
  takesHandle,
} from '@tessera/domain';
import { language, t } from '@tessera/texts';
import { Button, IconButton, SelectField, TextField } from '@tessera/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { BrandIcon } from '../../../parts/card-view/brand-icon.tsx';
import { AudienceSelect } from './audience-select.tsx';
import type { BuilderValues } from './builder-values.ts';
import { RowArrows, RowGrip, SortableList, SortableRow, type SortableRows, useSortableRows } from './sortable-rows.tsx';
import { useLockedNetwork } from './team-rules.ts';

const PATH = 'data.profiles';

/** In the reader's order. A network with a field of its own is here too, for a second profile. */
const CHOICES = PROFILE_NETWORKS.map((network) => ({ network, label: socialLabel(network) })).sort((one, other) =>
  one.label.localeCompare(other.label, language),
);
const FIRST = 'tiktok';

/** Profiles on any network, in the order that visitors see. */
export function ProfilesField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const { errors } = useFormState<BuilderValues>();
  const { getValues } = useFormContext<BuilderValues>();
  const profiles = field.value ?? [];
  const { rows, insert, change, remove } = useSortableRows({
    items: profiles,
    nameFor: (at) => socialLabel(profiles[at]?.network ?? FIRST),
    onChange: (edit) => field.onChange(edit(getValues(PATH) ?? [])),
  });
  const list = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return;
    setIsAdded(false);
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  }, [isAdded]);
  const problem = (get(errors, PATH) as { message?: string } | undefined)?.message;
  return (
    <fieldset ref={list} className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('More networks')}</legend>
      <SortableList rows={rows} className="grid gap-3">
        {profiles.map((profile, at) => (
          <ProfileRow
            key={rows.keyFor(at)}
            {...{ profile, rows, at }}
            errors={get(errors, `${PATH}.${at}`)}
            onChange={(changes) => change(rows.keyFor(at), (now) => ({ ...now, ...changes }))}
            onRemove={() => {
              remove(rows.keyFor(at));
              addButton.current?.focus();
            }}
          />
        ))}
      </SortableList>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={(button: HTMLButtonElement | null) => {
            addButton.current = button;
            field.ref(button);
          }}
          disabled={profiles.length >= CARD_LIMITS.profiles}
          onClick={() => {
            insert({ network: FIRST, value: '', ...newEntryAudience(getValues('data'), 'profiles') });
            setIsAdded(true);
          }}
        >
          {t('Add network')}
        </Button>
        {problem && <p className="text-sm text-bad">{problem}</p>}
      </div>
    </fieldset>
  );
}

interface ProfileRowProps {
  profile: CardProfile;
  rows: SortableRows;
  at: number;
  errors: { value?: { message?: string } } | undefined;
  onChange: (changes: Partial<CardProfile>) => void;
  onRemove: () => void;
}

function ProfileRow({ profile: { network, value, audience }, rows, at, errors, onChange, onRemove }: ProfileRowProps) {
  const name = socialLabel(network);
  const isLocked = useLockedNetwork();
  const choices = CHOICES.filter((choice) => choice.network === network || !isLocked(choice.network));
  const url = value ? socialUrl(network, value) : null;
  return (
    <SortableRow rows={rows} at={at} className="grid gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-2">
      <div className="flex items-end gap-2.5">
        <BrandIcon network={network} className="mb-3 size-5 shrink-0 text-brass" />
        <SelectField
          label={t('Network')}
          value={network}
          onChange={({ target }) => onChange({ network: target.value as CardProfile['network'] })}
          className="min-w-0 flex-1"
        >
          {choices.map((choice) => (
            <option key={choice.network} value={choice.network}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="group/field relative flex items-start gap-1">
        <TextField
          label={takesHandle(network) ? t('Handle or link') : t('Link')}
          aria-label={t('{field} on {network}', { field: t('Handle or link'), network: name })}
          value={value}
          error={errors?.value?.message}
          hint={url ? displayUrl(url) : undefined}
          placeholder={takesHandle(network) ? '@handle' : 'https://'}
          maxLength={CARD_LIMITS.social}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => onChange({ value: target.value })}
          className="min-w-0 flex-1"
        />
        <AudienceSelect
          name={name}
          value={audience}
          onChange={(chosen) => onChange({ audience: chosen })}
          className="absolute end-0 top-0 z-1 max-w-3/5"
        />
        <div className="mt-6 flex">
          <RowGrip rows={rows} at={at} />
          <RowArrows rows={rows} at={at} />
          <IconButton label={t('Remove {name}', { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </SortableRow>
  );
}
