import { type ContactFragment, errorFields, useCreateContactMutation, useUpdateContactMutation } from '@tessera/client';
import { CONTACT_LIMITS, checkNewContact, MESSAGES } from '@tessera/domain';
import { say, sayAll, t } from '@tessera/texts';
import { Button, Dialog, Notice, TextAreaField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { errorText } from '../../data/errors/error-text.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { type ContactForm, EMPTY_FORM, toForm, toInput } from './contact-form.ts';
import { PointFields } from './point-fields.tsx';
import { AFTER_CONTACT_CHANGE } from './use-contacts.ts';

export interface ContactDialogProps {
  /** Without one a new contact is written down. */
  contact?: ContactFragment;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** Adds a contact, or changes one. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const form = useForm<ContactForm>({ defaultValues: contact ? toForm(contact) : EMPTY_FORM });
  const { submit, failure } = useSave(form, { contact, onClose, onSaved });
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={contact ? t('Edit contact') : t('Add contact')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Who form={form} />
        <Meeting form={form} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {isSubmitting ? t('Saving…') : t('Save contact')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PartProps {
  form: UseFormReturn<ContactForm>;
}

function Who({ form }: PartProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const line = (name: 'name' | 'company' | 'role' | 'website') => ({
    ...register(name),
    maxLength: CONTACT_LIMITS[name],
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField label={t('Name')} {...line('name')} />
      <TextField label={t('Company')} {...line('company')} />
      <TextField label={t('Role')} {...line('role')} />
      <TextField label={t('Website')} inputMode="url" {...line('website')} />
      <PointFields form={form} name="emails" />
      <PointFields form={form} name="phones" />
    </div>
  );
}

function Meeting({ form: { register, formState } }: PartProps) {
  const { errors } = formState;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField label={t('Met on')} type="date" error={errors.metOn?.message} {...register('metOn')} />
      <TextField
        label={t('Met at')}
        placeholder={t('Hannover Messe')}
        maxLength={CONTACT_LIMITS.event}
        error={errors.event?.message}
        {...register('event')}
      />
      <TextField
        className="sm:col-span-2"
        label={t('Tags')}
        hint={t('With commas between them.')}
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextAreaField
        className="sm:col-span-2"
        label={t('Note')}
        rows={3}
        maxLength={CONTACT_LIMITS.note}
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  );
}

function useSave(
  { handleSubmit, setError }: UseFormReturn<ContactForm>,
  { contact, onClose, onSaved }: ContactDialogProps,
) {
  const [create] = useCreateContactMutation(AFTER_CONTACT_CHANGE);
  const [update] = useUpdateContactMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const mark = (errors: Record<string, string>) => {
    for (const [path, message] of Object.entries(errors)) setError(toField(path), { message }, { shouldFocus: true });
  };
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const input = toInput(values, contact);
    const { errors } = checkNewContact({ ...input, metAt: input.metAt ? new Date(input.metAt) : null }, ownRegion());
    if (Object.keys(errors).length > 0) return mark(sayAll(errors));
    try {
      const id = contact
        ? (await update({ variables: { input: { ...input, id: contact.id } } })).data?.updateContact.contact.id
        : (await create({ variables: { input } })).data?.createContact.contact.id;
      toast(t('Contact saved'));
      onClose();
      if (id) onSaved?.(id);
    } catch (error) {
      mark(errorFields(error));
      setFailure(errorText(error, say(MESSAGES.saveFailed)));
    }
  });
  return { submit, failure };
}

/** 'tags.2' belongs to the tags field, 'metAt' to the day, 'phone' to the first number. */
function toField(path: string): FieldPath<ContactForm> {
  const [name = '', at, part = 'value'] = path.split('.');
  if (name === 'metAt') return 'metOn';
  if (name === 'email' || name === 'phone') return `${name}s.0.value`;
  if ((name === 'emails' || name === 'phones') && at !== undefined)
    return `${name}.${Number(at)}.${part === 'label' ? 'label' : 'value'}`;
  return name in EMPTY_FORM ? (name as keyof ContactForm) : 'name';
}
