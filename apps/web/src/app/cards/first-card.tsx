import {
  CARD_LIMITS,
  CARD_THEMES,
  type CardData,
  cardPreview,
  checkSentCard,
  FIRST_VISIBILITY,
  fillCardData,
  formatPhone,
  MESSAGES,
  type SpecifiedContacts,
  TOAST_MS,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, ChoiceChip, Notice, TextField, useToast } from '@tessera/ui';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { newCardId } from '../../data/card-store/local-card.ts';
import { saveMessage } from '../../data/card-store/save-message.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { useSession } from '../../data/session/session.ts';
import { IMAGE_TYPES } from '../../data/session/upload-file.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { EmailField } from '../../parts/forms/email-field.tsx';
import { FileButton } from '../../parts/forms/file-button.tsx';
import { PhoneField } from '../../parts/forms/phone-field.tsx';
import { paths } from '../../paths.ts';
import { CroppedUpload, PHOTO_ASPECT, useCroppedUpload } from './builder/cropped-upload.tsx';
import { useGoOnInBuilder } from './builder/go-on-in-builder.ts';
import { createdState } from './created.ts';

type Fields = Pick<CardData & SpecifiedContacts, 'name' | 'role' | 'email' | 'phone' | 'theme'> & { photoUrl: string };

/** An empty My Cards: the first card, proposed from what the account knows, one press from being there. */
export function FirstCard() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const form = useForm<Fields>({
    defaultValues: {
      ...{ photoUrl: '', role: '', phone: '', theme: 'luxe' },
      ...{ name: user?.fullName ?? '', email: user?.email ?? '' },
    },
  });
  const { create, failure } = useCreate(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="border-t border-line pt-5">
      <p className="font-serif text-lg">{say(MESSAGES.noSavedCards)}</p>
      <p className="mt-1 text-ink-2">{t('Create your first one from your account details.')}</p>
      <form
        onSubmit={form.handleSubmit(create)}
        noValidate
        className="mt-5 grid max-w-240 gap-6 max-sm:mt-4 max-sm:gap-4 max-md:[&_input]:scroll-mb-32 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-9"
      >
        <div className="grid content-start gap-4 max-md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] max-md:items-center">
          <CardFace preview={cardPreview(toCard(form.watch()), formatPhone)} />
          <PhotoField form={form} />
          <ThemeChoice form={form} />
        </div>
        <div className="grid content-start gap-4 max-sm:gap-3">
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
            hint={t('Everyone who opens your card sees it.')}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="phone"
            render={({ field }) => (
              <PhoneField label={t('Phone')} isOptional error={errors.phone?.message} {...field} />
            )}
          />
          {/* On phones it is in reach before anything is scrolled. */}
          <div className="grid max-md:sticky max-md:bottom-(--bar) max-md:z-10 max-md:bg-ground max-md:py-2.5">
            <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
              {isSubmitting ? t('Creating…') : t('Create my card')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

/** The photo comes first: with it the card is the person’s at once. */
function PhotoField({ form }: { form: UseFormReturn<Fields> }) {
  const { field } = useController({ control: form.control, name: 'photoUrl' });
  const upload = useCroppedUpload({ kind: 'photo', aspect: PHOTO_ASPECT, onUploaded: field.onChange });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <FileButton
        inputLabel={t('{label} file', { label: t('Photo') })}
        accept={IMAGE_TYPES}
        isBusy={upload.isUploading}
        onFile={upload.choose}
        className="h-auto min-h-10 max-w-full py-2 leading-tight whitespace-normal! pointer-coarse:min-h-11 max-md:px-3.5"
      >
        {!upload.isUploading && <Camera aria-hidden="true" className="max-[23rem]:hidden" />}
        {upload.isUploading ? t('Uploading…') : field.value ? t('Change photo') : t('Add a photo')}
      </FileButton>
      {field.value && (
        <Button variant="quiet" onClick={() => field.onChange('')}>
          {t('Remove photo')}
        </Button>
      )}
      {upload.failure && <p className="w-full text-sm text-bad">{upload.failure}</p>}
      <CroppedUpload upload={upload} />
    </div>
  );
}

function ThemeChoice({ form }: { form: UseFormReturn<Fields> }) {
  const chosen = form.watch('theme');
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-md:col-span-2">
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

function toCard({ photoUrl, ...fields }: Fields): CardData {
  return fillCardData({ ...fields, extra: { personal: { photoUrl } } });
}

function useCreate({ setError }: UseFormReturn<Fields>) {
  const { save } = useCardActions();
  const goOnInBuilder = useGoOnInBuilder();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (fields: Fields) => {
    const { data, errors, message } = checkSentCard(toCard(fields), fields, ownRegion());
    setFailure(message && say(message));
    const wrong = (['name', 'role', 'email', 'phone'] as const).filter((field) => errors[field]);
    wrong.forEach((field, index) => {
      setError(field, { message: say(errors[field] ?? '') }, { shouldFocus: index === 0 });
    });
    if (message) return;
    const id = newCardId();
    const values = { data, visibility: FIRST_VISIBILITY };
    const outcome = await save({ id, ...values });
    if (outcome.kind === 'synced') return navigate(paths.cards, { state: createdState(id), replace: true });
    if (outcome.kind === 'no-room') return goOnInBuilder(values);
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.myCards });
  };
  return { create, failure };
}
