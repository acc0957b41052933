import { CONTACT_LIMITS, labelWord, POINT_LABELS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, IconButton, TextField } from '@tessera/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { PhoneField } from '../../parts/forms/phone-field.tsx';
import type { ContactForm } from './contact-form.ts';

export interface PointFieldsProps {
  form: UseFormReturn<ContactForm>;
  name: 'emails' | 'phones';
}

/** On a phone a number has the full width, above its label. */
const VALUE = 'col-span-2 sm:col-span-1';

/** All email addresses or numbers of a contact with their labels. Other places show only the first. */
export function PointFields({ form: { control, register, formState }, name }: PointFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name });
  const words = useId();
  const errors = formState.errors[name];
  const isPhone = name === 'phones';
  return (
    <div className="grid gap-5 sm:col-span-2 sm:gap-3">
      {fields.map((field, at) => {
        const label = pointLabel(isPhone, at);
        const error = errors?.[at]?.value?.message ?? (at === 0 ? errors?.message : undefined);
        return (
          <div
            key={field.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:gap-x-4"
          >
            {isPhone ? (
              <Controller
                control={control}
                name={`phones.${at}.value`}
                render={({ field: input }) => (
                  <PhoneField label={label} autoComplete="off" error={error} className={VALUE} {...input} />
                )}
              />
            ) : (
              <TextField
                label={label}
                type="email"
                autoComplete="off"
                maxLength={CONTACT_LIMITS.email}
                error={error}
                className={VALUE}
                {...register(`emails.${at}.value`)}
              />
            )}
            <TextField
              label={t('Label')}
              aria-label={t('Label of {field}', { field: label })}
              list={words}
              autoComplete="off"
              maxLength={CONTACT_LIMITS.label}
              error={errors?.[at]?.label?.message}
              {...(fields.length === 1 && { className: 'col-span-2' })}
              {...register(`${name}.${at}.label`)}
            />
            {fields.length > 1 && (
              <IconButton
                label={t('Remove {field}', { field: label })}
                // Beside the input, not its label. The icon ends at the edge of the form.
                className="-me-2.5 mt-7"
                onClick={() => remove(at)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      <datalist id={words}>
        {POINT_LABELS.map((label) => (
          <option key={label} value={labelWord(label)} />
        ))}
      </datalist>
      {fields.length < CONTACT_LIMITS.points && (
        <Button variant="quiet" className="-ms-2.5 justify-self-start" onClick={() => append({ value: '', label: '' })}>
          {isPhone ? t('Add phone number') : t('Add email')}
        </Button>
      )}
    </div>
  );
}

function pointLabel(isPhone: boolean, at: number): string {
  if (at === 0) return isPhone ? t('Phone') : t('Email');
  const number = at + 1;
  return isPhone ? t('Phone {number}', { number }) : t('Email {number}', { number });
}
