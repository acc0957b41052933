import {
  CARD_LIMITS,
  CARD_THEMES,
  type CardData,
  cardPreview,
  checkCardData,
  emptyCardData,
  FIRST_VISIBILITY,
  formatPhone,
  MESSAGES,
  TOAST_MS,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, ChoiceChip, Notice, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { newCardId } from '../../data/card-store/local-card.ts';
import { saveMessage } from '../../data/card-store/save-message.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { useSession } from '../../data/session/session.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { paths } from '../../paths.ts';
import { createdState } from './created.ts';

type Fields = Pick<CardData, 'name' | 'role' | 'email' | 'theme'>;

/** What stands in an empty My Cards: the first card, with what the account knows already, one press from being there. */
export function FirstCard() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const form = useForm<Fields>({
    defaultValues: { name: user?.fullName ?? '', role: '', email: user?.email ?? '', theme: 'luxe' },
  });
  const { create, failure } = useCreate(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="border-t border-line pt-5">
      <p className="font-serif text-lg">{say(MESSAGES.noSavedCards)}</p>
      <p className="mt-1 text-ink-2">{t('Create your first one from your account details.')}</p>
      <div className="mt-5 grid max-w-240 gap-6 max-sm:mt-4 max-sm:gap-5 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-9">
        <div className="max-sm:max-w-52">
          <CardFace preview={cardPreview(toCard(form.watch()), formatPhone)} />
        </div>
        <form onSubmit={form.handleSubmit(create)} noValidate className="grid content-start gap-4 max-sm:gap-3">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <TextField
            label={t('Name')}
            autoComplete="name"
            maxLength={CARD_LIMITS.name}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label={t('Role')}
            isOptional
            autoComplete="organization-title"
            maxLength={CARD_LIMITS.role}
            hint={t('What you do, for example Architect.')}
            error={errors.role?.message}
            {...form.register('role')}
          />
          <EmailField
            label={t('Email')}
            autoComplete="email"
            maxLength={CARD_LIMITS.email}
            error={errors.email?.message}
            {...form.register('email')}
          />
          {/* On phones they are in reach before anything is scrolled. */}
          <div className="grid gap-4 max-md:sticky max-md:bottom-(--bar) max-md:gap-2.5 max-md:bg-ground max-md:py-2.5">
            <ThemeChoice form={form} />
            <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
              {isSubmitting ? t('Creating…') : t('Create my card')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}

function ThemeChoice({ form }: { form: UseFormReturn<Fields> }) {
  const chosen = form.watch('theme');
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2 max-md:sr-only">{t('Theme')}</legend>
      {CARD_THEMES.map((theme) => (
        <ChoiceChip
          key={theme}
          isOn={theme === chosen}
          onClick={() => form.setValue('theme', theme)}
          className="h-11 flex-1 justify-center px-4 text-md"
        >
          {theme}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

/** The card is called by the person's name: that is what its address then says, too. */
function toCard(fields: Fields): CardData {
  return { ...emptyCardData(), ...fields, title: fields.name };
}

function useCreate({ setError }: UseFormReturn<Fields>) {
  const { save } = useCardActions();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (fields: Fields) => {
    const { data, errors, message } = checkCardData(toCard(fields), ownRegion());
    setFailure(message && say(message));
    const wrong = (['name', 'role', 'email'] as const).filter((field) => errors[field]);
    wrong.forEach((field, index) => {
      setError(field, { message: say(errors[field] ?? '') }, { shouldFocus: index === 0 });
    });
    if (message) return;
    const id = newCardId();
    const outcome = await save({ id, data, visibility: FIRST_VISIBILITY });
    if (outcome.kind === 'synced') return navigate(paths.cards, { state: createdState(id), replace: true });
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.myCards });
  };
  return { create, failure };
}
