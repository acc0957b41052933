import { errorFields, type ProfileQuery, useUpdateProfileMutation } from '@tessera/client';
import { ACCOUNT_LIMITS, CARD_LIMITS, checkFullName, formatPhone, MESSAGES, normalizePhone } from '@tessera/domain';
import { Button, Notice, TextAreaField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { updateSessionUser } from '../../session/session.ts';

export type ProfileViewer = NonNullable<ProfileQuery['viewer']>;

interface Fields {
  fullName: string;
  phone: string;
  about: string;
}

/** Name, phone and about. After saving it goes on to the cards. */
export function ProfileForm({ viewer }: { viewer: ProfileViewer }) {
  const { fullName, phone, about } = viewer;
  const defaultValues = { fullName, phone: formatPhone(phone), about };
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues });
  const { submit, failure } = useSave(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.fullName}
        error={errors.fullName?.message}
        {...form.register('fullName', { validate: (raw) => checkFullName(raw).error ?? true })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={CARD_LIMITS.phone}
        hint="Without a country code it is read as an Indian number."
        error={errors.phone?.message}
        {...form.register('phone', { validate: isPhoneOrNothing })}
      />
      <TextAreaField
        label="About"
        maxLength={ACCOUNT_LIMITS.about}
        hint="A sentence or two, shown on your public profile."
        error={errors.about?.message}
        {...form.register('about')}
      />
      <Button type="submit" variant="primary" isBusy={isSubmitting} className="mt-1 justify-self-start">
        {isSubmitting ? 'Saving…' : 'Save changes'}
      </Button>
    </form>
  );
}

function isPhoneOrNothing(raw: string): string | true {
  return raw.trim() === '' || normalizePhone(raw) !== null || MESSAGES.invalidPhone;
}

function useSave({ handleSubmit, setError }: ReturnType<typeof useForm<Fields>>) {
  const [update] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await update({ variables: { input } });
      if (data) updateSessionUser({ fullName: data.updateViewer.fullName });
      toast('Profile saved');
      await navigate(paths.cards);
    } catch (error) {
      const fields = errorFields(error);
      for (const name of ['fullName', 'phone', 'about'] as const) {
        if (fields[name]) setError(name, { message: fields[name] });
      }
      setFailure(error instanceof Error ? `${MESSAGES.saveFailed}. ${error.message}` : MESSAGES.saveFailed);
    }
  });
  return { submit, failure };
}
