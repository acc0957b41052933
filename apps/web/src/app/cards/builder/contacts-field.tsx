import {
  CARD_LIMITS,
  type CardPoint,
  CONTACT_LIMITS,
  type ContactKind,
  labelWord,
  newEntryAudience,
  POINT_LABELS,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, IconButton, SelectField, TextAreaField, TextField } from '@tessera/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { PhoneField } from '../../../parts/forms/phone-field.tsx';
import { AudienceSelect } from './audience-select.tsx';
import type { BuilderValues, ContactPath } from './builder-values.ts';
import { RowArrows, RowGrip, SortableList, SortableRow, type SortableRows, useSortableRows } from './sortable-rows.tsx';
import { useContactRules } from './team-rules.ts';
import { LockMark } from './text-fields.tsx';

/** An entry while it is edited; only addresses have a map. */
type Entry = CardPoint & { map?: string };

const WORDS: Record<ContactKind, { label: string; numbered: (number: number) => string; add: string }> = {
  phones: { label: t('Phone'), numbered: (number) => t('Phone {number}', { number }), add: t('Add phone') },
  emails: { label: t('Email'), numbered: (number) => t('Email {number}', { number }), add: t('Add email') },
  websites: { label: t('Website'), numbered: (number) => t('Website {number}', { number }), add: t('Add website') },
  addresses: { label: t('Address'), numbered: (number) => t('Address {number}', { number }), add: t('Add address') },
};

/** One list of ways to reach the person. The first one is on the card's face. */
export function ContactsField({ kind }: { kind: ContactKind }) {
  const path: ContactPath = `data.${kind}`;
  // A number or an address settles that there was none.
  const { field } = useController<BuilderValues, ContactPath>({ name: path, rules: { deps: ['data.phones'] } });
  const { errors } = useFormState<BuilderValues>({ name: path });
  const { getValues } = useFormContext<BuilderValues>();
  const empty: Entry = {
    ...(kind === 'addresses' ? { label: '', value: '', map: '' } : { label: '', value: '' }),
    ...newEntryAudience(getValues('data'), kind),
  };
  const stored = field.value as Entry[];
  const toEntries = (list: Entry[]) => (list.length > 0 ? list : [empty]);
  const entries = toEntries(stored);
  const rules = useContactRules(kind, stored);
  const { add, label, numbered } = WORDS[kind];
  const write = (next: Entry[]) => field.onChange(next.length === 1 && isEmpty(next[0]) ? [] : next);
  const { rows, insert, change, remove } = useSortableRows({
    items: entries,
    nameFor: (at) => (at === 0 ? label : numbered(at + 1)),
    mayMove: (from, to) => !rules.slice(Math.min(from, to), Math.max(from, to) + 1).some(({ isLocked }) => isLocked),
    onChange: (edit) => write(edit(toEntries(getValues(path) as Entry[]))),
  });
  const problem = (get(errors, path) as { message?: string } | undefined)?.message;
  return (
    <fieldset className="grid min-w-0 gap-3" onBlur={field.onBlur}>
      <legend className="sr-only">{label}</legend>
      <SortableList rows={rows} className="grid gap-4">
        {entries.map((entry, at) => (
          <ContactRow
            key={rows.keyFor(at)}
            {...{ kind, entry, rows, at }}
            name={rows.nameFor(at)}
            inputName={`${path}.${at}.value`}
            inputRef={at === 0 ? field.ref : undefined}
            rule={rules[at] ?? NO_RULE}
            errors={get(errors, `${path}.${at}`)}
            onChange={(changes) => change(rows.keyFor(at), (now) => ({ ...now, ...changes }))}
            onRemove={() => remove(rows.keyFor(at))}
          />
        ))}
      </SortableList>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      {entries.length < CARD_LIMITS.entries && !isEmpty(entries.at(-1)) && (
        <Button variant="quiet" className="-ms-2.5 justify-self-start" onClick={() => insert(empty)}>
          <Plus aria-hidden="true" className="size-4" />
          {add}
        </Button>
      )}
    </fieldset>
  );
}

const NO_RULE = { isLocked: false, hint: undefined };

function isEmpty(entry: Entry | undefined): boolean {
  return !entry || (entry.value.trim() === '' && !entry.map?.trim());
}

interface ContactRowProps {
  kind: ContactKind;
  entry: Entry;
  /** “Phone 2”. */
  name: string;
  inputName: string;
  inputRef: ((element: HTMLElement | null) => void) | undefined;
  rows: SortableRows;
  at: number;
  rule: { isLocked: boolean; hint: string | undefined };
  errors: { [Part in keyof Entry]?: { message?: string } } | undefined;
  onChange: (changes: Partial<Entry>) => void;
  onRemove: () => void;
}

function ContactRow(props: ContactRowProps) {
  const { kind, entry, name, rows, at, rule, errors, onChange, onRemove } = props;
  const { count } = rows;
  return (
    <SortableRow
      rows={rows}
      at={at}
      className={`grid items-start gap-2 ${count > 1 ? 'grid-cols-[minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_9rem]'}`}
    >
      <div className={`group/field relative grid gap-3 ${count > 1 ? 'col-span-2' : ''}`}>
        <ValueInput {...props} />
        <AudienceSelect
          name={name}
          value={entry.audience}
          onChange={(audience) => onChange({ audience })}
          className="absolute end-0 top-0 z-1 max-w-3/5"
        />
        {kind === 'addresses' && (
          <TextField
            label={t('Maps link')}
            aria-label={at === 0 ? t('Maps link') : t('Maps link, {name}', { name })}
            inputMode="url"
            autoComplete="off"
            maxLength={CARD_LIMITS.url}
            value={entry.map ?? ''}
            error={errors?.map?.message}
            hint={t('Without one, the map searches for the address.')}
            readOnly={rule.isLocked}
            onChange={({ target }) => onChange({ map: target.value })}
          />
        )}
      </div>
      <LabelChooser
        kind={kind}
        name={name}
        label={entry.label}
        error={errors?.label?.message}
        isLocked={rule.isLocked}
        // Alone it stands beside the input, not beside the input’s label.
        className={`[&>label]:sr-only ${count === 1 ? 'sm:mt-6.5' : ''}`}
        onChange={(label) => onChange({ label })}
      />
      {count > 1 && (
        <div className="-me-2 flex items-center">
          <RowGrip rows={rows} at={at} />
          <RowArrows rows={rows} at={at} />
          <IconButton label={t('Remove {name}', { name })} disabled={rule.isLocked} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </SortableRow>
  );
}

function ValueInput({ kind, entry, name, inputName, inputRef, rule, errors, onChange }: ContactRowProps) {
  const { isLocked, hint } = rule;
  const error = errors?.value?.message;
  const common = { label: name, name: inputName, ref: inputRef, autoComplete: 'off', value: entry.value, error, hint };
  if (kind === 'phones' && !isLocked) {
    return <PhoneField {...common} onChange={(value) => onChange({ value })} />;
  }
  const locked = isLocked && { readOnly: true, trailing: <LockMark /> };
  const text = {
    ...common,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange({ value: target.value }),
  };
  if (kind === 'addresses') {
    return <TextAreaField {...text} rows={2} maxLength={CARD_LIMITS.address} readOnly={isLocked} />;
  }
  if (kind === 'websites') return <TextField {...text} {...locked} inputMode="url" maxLength={CARD_LIMITS.url} />;
  if (kind === 'phones') return <TextField {...text} {...locked} type="tel" />;
  return <TextField {...text} {...locked} type="email" inputMode="email" maxLength={CARD_LIMITS.email} />;
}

const OWN = ' own';

interface LabelChooserProps {
  kind: ContactKind;
  name: string;
  label: string;
  error: string | undefined;
  isLocked: boolean;
  className: string;
  onChange: (label: string) => void;
}

/** One of the labels that everybody knows, or own words. */
function LabelChooser({ kind, name, label, error, isLocked, className, onChange }: LabelChooserProps) {
  const known: readonly string[] = kind === 'phones' ? POINT_LABELS : ['work', 'home', 'other'];
  const [isOwn, setIsOwn] = useState(label !== '' && !known.includes(label));
  const common = {
    label: t('Label'),
    'aria-label': t('Label of {field}', { field: name }),
    error,
    className,
  };
  if (isOwn) {
    return (
      <TextField
        {...common}
        dir="auto"
        autoComplete="off"
        maxLength={CONTACT_LIMITS.label}
        // It takes the place of the list in which own words were chosen.
        autoFocus={label === ''}
        readOnly={isLocked}
        value={label}
        placeholder={t('Office, Berlin')}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => label.trim() === '' && setIsOwn(false)}
      />
    );
  }
  return (
    <SelectField
      {...common}
      disabled={isLocked}
      value={label}
      onChange={({ target }) => {
        setIsOwn(target.value === OWN);
        onChange(target.value === OWN ? '' : target.value);
      }}
    >
      <option value="">{t('No label')}</option>
      {known.map((word) => (
        <option key={word} value={word}>
          {labelWord(word)}
        </option>
      ))}
      <option value={OWN}>{t('Own label…')}</option>
    </SelectField>
  );
}
