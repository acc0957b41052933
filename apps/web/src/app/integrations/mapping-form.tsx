import { type ConnectorLineFragment, errorFields, useUpdateConnectorMutation } from '@tessera/client';
import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Notice, TextField } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { DoneButton, useDone } from '../../parts/screen/done-button.tsx';

const LABELS: Record<string, string> = { event: t('Met at') };

interface MappingFormProps {
  connector: ConnectorLineFragment;
  /** Those that the service has, to choose from. */
  fields?: readonly { name: string; label: string }[] | undefined;
}

/** What the service calls each field of a contact. */
export function MappingForm({ connector, fields = [] }: MappingFormProps) {
  const listId = useId();
  const [mapping, setMapping] = useState(() => connector.mapping.map(({ field, theirs }) => ({ field, theirs })));
  const { save, errors, failure, isBusy, isDone } = useSave(connector.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(mapping);
  };
  const set = (field: string, theirs: string) =>
    setMapping(mapping.map((one) => (one.field === field ? { field, theirs } : one)));
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{t('Fields')}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        <Trans
          message="What each field is called there. Join several with a plus, as in <0>firstname + lastname</0>; leave empty what you don’t want."
          parts={{ 0: (text) => <code>{text}</code> }}
        />
      </p>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {mapping.map(({ field, theirs }) => (
            <TextField
              key={field}
              label={LABELS[field] ?? field.charAt(0).toUpperCase() + field.slice(1)}
              value={theirs}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...(fields.length > 0 && { list: listId })}
              error={errors[field]}
              onChange={(event) => set(field, event.target.value)}
            />
          ))}
        </div>
        <datalist id={listId}>
          {fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </datalist>
        <DoneButton type="submit" isBusy={isBusy} isDone={isDone} done={t('Saved')} className="justify-self-start">
          {isBusy ? t('Saving…') : t('Save fields')}
        </DoneButton>
      </form>
    </section>
  );
}

function useSave(id: string) {
  const [update, { loading: isBusy }] = useUpdateConnectorMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { isDone, markDone } = useDone(TOAST_MS.copied);
  const save = async (mapping: { field: string; theirs: string }[]) => {
    setErrors({});
    setFailure(null);
    try {
      await update({ variables: { input: { id, mapping } } });
      markDone();
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(errorText(error, t('Couldn’t save this. Try again.')));
    }
  };
  return { save, errors, failure, isBusy, isDone };
}
