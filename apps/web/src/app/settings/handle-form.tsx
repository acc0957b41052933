import { errorFields, type HandleFormFragment, useClaimHandleMutation } from '@tessera/client';
import { checkHandle } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Question, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '../../data/errors/error-text.ts';
import { validity } from '../../parts/forms/validity.ts';

interface Fields {
  handle: string;
}

/** Claims, changes or gives up the handle: the first part of the address of every public card. */
export function HandleForm({ viewer }: { viewer: HandleFormFragment }) {
  const current = viewer.handle ?? '';
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { handle: current } });
  const { claim, isSaving } = useClaim(form);
  const [isAsking, setIsAsking] = useState(false);
  const typed = form.watch('handle').trim().toLowerCase();
  const submit = form.handleSubmit(() => (current ? setIsAsking(true) : claim(typed)));
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('Handle')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        hint={<bdi dir="ltr">{`${location.host}/${typed || viewer.id}/your-card`}</bdi>}
        error={form.formState.errors.handle?.message}
        {...form.register('handle', {
          validate: (raw) => (raw.trim() === '' && current !== '') || validity(checkHandle(raw).error),
        })}
      />
      <Button type="submit" isBusy={isSaving} disabled={typed === current} className="justify-self-start">
        {isSaving ? t('Saving…') : current ? t('Change handle') : t('Claim handle')}
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={
          typed
            ? t('Change “{current}” to “{typed}”?', { current, typed })
            : t('Release the handle “{current}”?', { current })
        }
        detail={t('Links with the old handle keep leading to your cards, but no one can claim it again, not even you.')}
        confirmLabel={typed ? t('Change handle') : t('Release handle')}
        onConfirm={() => void claim(typed)}
      />
    </form>
  );
}

function useClaim({ setError }: ReturnType<typeof useForm<Fields>>) {
  const [update, { loading: isSaving }] = useClaimHandleMutation();
  const toast = useToast();
  const claim = async (handle: string) => {
    try {
      await update({ variables: { input: { handle } } });
      toast(handle ? t('Handle saved') : t('Handle released'));
    } catch (error) {
      setError('handle', { message: errorFields(error).handle ?? errorText(error, t('Save failed')) });
    }
  };
  return { claim, isSaving };
}
