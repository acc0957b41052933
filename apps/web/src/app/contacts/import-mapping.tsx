import {
  CONTACT_COLUMNS,
  type ContactColumn,
  type CsvTable,
  contactTitle,
  type FileContact,
  formatPhone,
  keepContact,
  labelWord,
  namesContacts,
  readCsvContacts,
} from '@tessera/domain';
import { numberOf, say, t } from '@tessera/texts';
import { Button, Notice, SelectField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { ownRegion } from '../../locale/own-region.ts';
import { fieldWord } from './contact-words.ts';

export interface ImportMappingProps {
  table: CsvTable;
  isBusy: boolean;
  /** What each column holds, in its order. */
  onCheck: (columns: readonly (ContactColumn | null)[]) => void;
}

/** Which column of the file becomes which field: guessed, and changed by the person before anything is sent. */
export function ImportMapping({ table, isBusy, onCheck }: ImportMappingProps) {
  const [columns, setColumns] = useState(() => table.columns.map(({ column }) => column));
  const canCheck = namesContacts(columns);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck(columns);
  };
  return (
    <form onSubmit={submit} className="grid w-full gap-8">
      <fieldset className="grid gap-4">
        <legend className="mb-1 text-base font-medium">{t('Columns of your file')}</legend>
        <ul className="grid border-t border-line">
          {table.columns.map(({ position: n, head, samples, isLabel }) => (
            <li
              key={n}
              className="grid items-center gap-x-5 gap-y-2 border-b border-line py-3 sm:grid-cols-[1fr_12rem]"
            >
              <div className="min-w-0">
                <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
                  {head || t('Column {number}', { number: n + 1 })}
                </p>
                <p dir="auto" className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
                  {samples.length > 0 ? samples.join(' · ') : t('No values')}
                </p>
              </div>
              <ColumnSelect
                name={head || t('column {number}', { number: n + 1 })}
                column={columns[n] ?? null}
                otherwise={isLabel ? t('Label') : t('Don’t import')}
                onChoose={(column) => setColumns(columns.with(n, column))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {canCheck ? (
        <Preview
          contacts={readCsvContacts(
            table.rows,
            columns,
            table.columns.map(({ head }) => head),
          )}
          total={table.rowCount}
        />
      ) : (
        <Notice>{t('Choose a column for at least one of name, company, email and phone.')}</Notice>
      )}
      <Button type="submit" variant="primary" className="justify-self-start" isBusy={isBusy} disabled={!canCheck}>
        {isBusy ? t('Checking…') : t('Check file')}
      </Button>
    </form>
  );
}

const COLUMN_WORDS: Record<ContactColumn, string> = {
  NAME: t('Name'),
  NAME_PREFIX: t('Before the name, such as Dr.'),
  GIVEN_NAME: t('First name'),
  MIDDLE_NAME: t('Middle name'),
  FAMILY_NAME: t('Last name'),
  NAME_SUFFIX: t('After the name, such as PhD'),
  COMPANY: t('Company'),
  ROLE: t('Role'),
  EMAIL: t('Email'),
  PHONE: t('Phone'),
  WEBSITE: t('Website'),
  TAGS: t('Tags'),
  MET_ON: t('Met on'),
  MET_AT: t('Met at'),
  NOTE: t('Note'),
};

interface ColumnSelectProps {
  /** Of the column in the file. */
  name: string;
  column: ContactColumn | null;
  /** What happens to a column that becomes no field. */
  otherwise: string;
  onChoose: (column: ContactColumn | null) => void;
}

function ColumnSelect({ name, column, otherwise, onChoose }: ColumnSelectProps) {
  return (
    <SelectField
      label={t('Import as')}
      aria-label={t('Import as: {name}', { name })}
      value={column ?? ''}
      onChange={({ target }) => onChoose(CONTACT_COLUMNS.find((one) => one === target.value) ?? null)}
    >
      <option value="">{otherwise}</option>
      {CONTACT_COLUMNS.map((one) => (
        <option key={one} value={one}>
          {COLUMN_WORDS[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** The first rows as they will be read, with what is wrong in them. */
function Preview({ contacts, total }: { contacts: readonly FileContact[]; total: number }) {
  return (
    <section aria-labelledby="preview" className="grid gap-2">
      <h3 id="preview" className="text-base font-medium">
        {t('Preview')}
      </h3>
      <p className="text-sm text-ink-2">
        {contacts.length < total
          ? t('The first {count} of {total} rows.', { count: contacts.length, total: numberOf(total) })
          : t('All rows of your file.')}
      </p>
      <ol className="grid border-t border-line">
        {contacts.map((contact) => (
          <PreviewRow key={contact.line} row={contact} />
        ))}
      </ol>
    </section>
  );
}

function PreviewRow({ row: { line, contact: raw, problem } }: { row: FileContact }) {
  const { contact, leftOut, errors } = keepContact(raw, ownRegion());
  const left = leftOut.map(({ field, message }) => [field, message] as const);
  const wrong = problem ? [['name', problem] as const] : [...Object.entries(errors), ...left];
  const { company, role, emails, phones, website, event, note, tags, metAt } = contact;
  const day = metAt ? metAt.toISOString().slice(0, 10) : '';
  const title = contactTitle(contact);
  const shownPhones = phones.map(({ value, label }) => ({ value: formatPhone(value), label }));
  const reach = [...emails, ...shownPhones].map(({ value, label }) =>
    label ? `${value} (${labelWord(label)})` : value,
  );
  const rest = [company, role, ...reach, website, tags.join(', '), day, event, note].filter(
    (text) => text && text !== title,
  );
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="font-medium [overflow-wrap:anywhere]">
        {title ? <bdi>{title}</bdi> : <span className="text-ink-3">{t('Line {line}', { line })}</span>}
      </p>
      {rest.length > 0 && (
        <p dir="auto" className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {rest.join(' · ')}
        </p>
      )}
      {wrong.map(([field, message]) => (
        <p key={`${field} ${say(message)}`} className="text-sm text-bad">
          {fieldWord(field.split('.')[0] ?? '')}: {say(message)}
        </p>
      ))}
    </li>
  );
}
