import {
  type DealLineFragment,
  errorFields,
  planIn,
  useCreateDealMutation,
  useUpdateDealMutation,
} from '@tessera/client';
import { DEAL_LIMITS, DEAL_STAGE_NAMES, DEAL_STAGES, type DealStage, listCurrencies, MESSAGES } from '@tessera/domain';
import { say, sayAll, t } from '@tessera/texts';
import { Button, Dialog, Notice, SelectField, TextAreaField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { errorText } from '../../../data/errors/error-text.ts';
import { ownRegion } from '../../../locale/own-region.ts';
import { ContactChoice } from './contact-choice.tsx';
import { type DealOrigin, keepDraft, readDraft } from './deal-draft.ts';
import { type DealForm, emptyForm, readForm, toForm, toFormErrors } from './deal-form.ts';
import { DealHistory } from './deal-history.tsx';
import { DealPayment } from './deal-payment.tsx';
import { DeleteDeal } from './delete-deal.tsx';
import { AFTER_DEAL_CHANGE } from './use-deals.ts';

export interface DealDialogProps extends DealOrigin {
  /** Absent: a new deal, with the given contact or lead. If neither is given, the person chooses a contact. */
  deal?: DealLineFragment;
  /** Where a new deal begins; NEW without. */
  stage?: DealStage;
  onClose: () => void;
}

/** Opens a deal, or changes one. */
export function DealDialog({ deal, stage, contactId, leadId, onClose }: DealDialogProps) {
  const empty = () => readDraft({ contactId, leadId }) ?? emptyForm(ownRegion() === 'IN' ? 'INR' : 'USD', stage);
  const defaultValues = deal ? toForm(deal) : empty();
  const form = useForm<DealForm>({ defaultValues });
  const { submit, failure } = useSave(form, { deal, contactId, leadId, onClose });
  const { isSubmitting } = form.formState;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={deal ? t('Edit deal') : t('Create deal')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {!deal && !contactId && !leadId && <WithWhom form={form} />}
        <Fields form={form} />
        <div className="flex flex-wrap justify-end gap-2.5">
          {deal && <DeleteDeal deal={deal} onDeleted={onClose} />}
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {isSubmitting ? t('Saving…') : deal ? t('Save deal') : t('Create deal')}
          </Button>
        </div>
      </form>
      {deal && <DealPayment id={deal.id} />}
      {deal && <DealHistory id={deal.id} />}
    </Dialog>
  );
}

function WithWhom({ form: { control } }: { form: UseFormReturn<DealForm> }) {
  return (
    <Controller
      control={control}
      name="contact"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ContactChoice value={value} onChange={onChange} error={error?.message} />
      )}
    />
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<DealForm> }) {
  const { errors } = formState;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={t('Name')}
        placeholder={t('Tiles for the Lisbon shop')}
        maxLength={DEAL_LIMITS.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('Value')}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        error={errors.value?.message}
        {...register('value')}
      />
      <SelectField label={t('Currency')} error={errors.currency?.message} {...register('currency')}>
        {listCurrencies().map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField label={t('Stage')} error={errors.stage?.message} {...register('stage')}>
        {DEAL_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {say(DEAL_STAGE_NAMES[stage])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Expected on')}
        isOptional
        type="date"
        error={errors.expectedOn?.message}
        {...register('expectedOn')}
      />
      <TextAreaField
        className="sm:col-span-2"
        label={t('Notes')}
        isOptional
        rows={3}
        maxLength={DEAL_LIMITS.note}
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  );
}

function useSave(
  { handleSubmit, setError }: UseFormReturn<DealForm>,
  { deal, contactId, leadId, onClose }: DealDialogProps,
) {
  const [create] = useCreateDealMutation(AFTER_DEAL_CHANGE);
  const [update] = useUpdateDealMutation(AFTER_DEAL_CHANGE);
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const mark = (errors: Record<string, string>) => {
    for (const [name, message] of Object.entries(errors)) {
      if (name !== 'version') setError(name as keyof DealForm, { message }, { shouldFocus: true });
    }
  };
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const { input, errors } = readForm(values);
    if (Object.keys(errors).length > 0) return mark(sayAll(errors));
    try {
      if (deal) await update({ variables: { input: { ...input, id: deal.id, version: deal.version } } });
      else await create({ variables: { input: { ...input, contactId: contactId ?? values.contact?.id, leadId } } });
      toast(deal ? t('Deal saved') : t('Deal opened'));
      onClose();
    } catch (error) {
      // The offer of a plan leads away from here, and back.
      if (planIn(error)) keepDraft({ contactId, leadId }, values);
      mark(sayAll(toFormErrors(errorFields(error))));
      setFailure(errorText(error, say(MESSAGES.saveFailed)));
    }
  });
  return { submit, failure };
}
