import { errorFields, type ProfileFieldsFragment, useUpdateProfileMutation } from '@tessera/client';
import { ACCOUNT_LIMITS, checkFullName, formatPhone, MESSAGES, normalizeDirectPhone } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Notice, TextAreaField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm } from 'react-hook-form';
import { errorText } from '../../../data/errors/error-text.ts';
import { updateSessionUser } from '../../../data/session/session.ts';
import { ownRegion } from '../../../locale/own-region.ts';
import { LeaveGuard } from '../../../parts/forms/leave-guard.tsx';
import { PhoneField } from '../../../parts/forms/phone-field.tsx';
import { validity } from '../../../parts/forms/validity.ts';
import { PhoneProof } from './phone-proof.tsx';

interface Fields {
  fullName: string;
  phone: string;
  about: string;
}

export interface ProfileFormProps {
  viewer: ProfileFieldsFragment;
  /** Called when it is saved. */
  onSaved: () => void | Promise<void>;
}

/** Name, phone and about, and the proof of the number. */
export function ProfileForm({ viewer, onSaved }: ProfileFormProps) {
  const { fullName, phone, about } = viewer;
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { fullName, phone: formatPhone(phone), about },
  });
  const { submit, failure } = useSave(form, onSaved);
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <div className="grid gap-7">
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label={t('Name')}
          autoComplete="name"
          maxLength={ACCOUNT_LIMITS.fullName}
          error={errors.fullName?.message}
          {...form.register('fullName', { validate: (raw) => validity(checkFullName(raw).error) })}
        />
        <Controller
          control={form.control}
          name="phone"
          rules={{ validate: (raw) => isPhoneOrNothing(raw) }}
          render={({ field }) => <PhoneField label={t('Phone')} error={errors.phone?.message} {...field} />}
        />
        <TextAreaField
          label={t('About')}
          maxLength={ACCOUNT_LIMITS.about}
          hint={t('A sentence or two, shown on your public profile.')}
          error={errors.about?.message}
          {...form.register('about')}
        />
        <Button type="submit" variant="primary" isBusy={isSubmitting} className="mt-1 justify-self-start">
          {isSubmitting ? t('Saving…') : t('Save changes')}
        </Button>
      </form>
      <LeaveGuard hasUnsavedChanges={() => isDirty} />
      {/* The key: a code was sent to the number that was saved then. */}
      {phone && <PhoneProof key={phone} viewer={viewer} />}
    </div>
  );
}

function isPhoneOrNothing(raw: string): string | true {
  return raw.trim() === '' || normalizeDirectPhone(raw, ownRegion()) !== null || say(MESSAGES.invalidPhone);
}

function useSave(
  { handleSubmit, setError, reset }: ReturnType<typeof useForm<Fields>>,
  onSaved: ProfileFormProps['onSaved'],
) {
  const [update] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await update({ variables: { input } });
      if (data) updateSessionUser({ fullName: data.updateViewer.viewer.fullName });
      // At once: the person is led on, and what is saved must not be asked about.
      flushSync(() => reset(input, { keepValues: true }));
      toast(t('Profile saved'));
      await onSaved();
    } catch (error) {
      const fields = errorFields(error);
      for (const name of ['fullName', 'phone', 'about'] as const) {
        if (fields[name]) setError(name, { message: fields[name] });
      }
      const why = errorText(error, '');
      const failed = say(MESSAGES.saveFailed);
      setFailure(why ? `${failed}. ${why}` : failed);
    }
  });
  return { submit, failure };
}
