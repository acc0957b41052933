import {
  CARD_LIMITS,
  CARD_TYPES,
  type CardData,
  checkSentCard,
  displayTitle,
  FIRST_VISIBILITY,
  fillCardData,
  type SpecifiedContacts,
  TOAST_MS,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass, Notice, SelectField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { Controller, type Path, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { newCardId } from '../../data/card-store/local-card.ts';
import { saveMessage } from '../../data/card-store/save-message.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { type SessionUser, useSession } from '../../data/session/session.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { PhoneField } from '../../parts/forms/phone-field.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { paths } from '../../paths.ts';
import { useGoOnInBuilder } from './builder/go-on-in-builder.ts';
import { beginCard } from './builder/opening.ts';
import { createdState } from './created.ts';
import { useNewCardStart } from './new-card-start.ts';
import { PlanIsFull } from './plan-is-full.tsx';
import { StoreNotices } from './store-notices.tsx';

type Fields = Pick<CardData & SpecifiedContacts, 'type' | 'title' | 'name' | 'phone' | 'email' | 'website'>;

const FIELDS = ['name', 'title', 'phone', 'email', 'website'] as const satisfies Path<Fields>[];
const LABELS = { name: t('Name'), title: t('Title'), phone: t('Phone'), email: t('Email'), website: t('Website') };
const INPUTS = {
  name: { autoComplete: 'name', maxLength: CARD_LIMITS.name },
  title: {
    isOptional: true,
    maxLength: CARD_LIMITS.title,
    hint: t('What you call this card. It becomes part of its address. Without a title, the name is used.'),
  },
  email: { type: 'email', autoComplete: 'email', maxLength: CARD_LIMITS.email },
  website: { inputMode: 'url', autoComplete: 'url', maxLength: CARD_LIMITS.url },
} as const;

/**
 * `/dashboard/cards/new`: a card by its most important fields, with what the account knows already. Once it is online,
 * My Cards shows how to share it.
 */
export function NewCard() {
  const start = useNewCardStart(true);
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  if (!start) return <ScreenHead title={t('Create a new card')} />;
  if (start.fullPlan) {
    const person = { name: user?.fullName ?? '', lastCard: start.lastCard };
    return <PlanIsFull fullPlan={start.fullPlan} data={beginCard(person)} />;
  }
  return <NewCardForm user={user} />;
}

function NewCardForm({ user }: { user: SessionUser | null }) {
  const form = useForm<Fields>({
    defaultValues: {
      ...{ type: 'business', title: '', name: user?.fullName ?? '' },
      ...{ phone: '', email: user?.email ?? '', website: '' },
    },
  });
  const { create, failure } = useCreate(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <ScreenHead
        title={t('Create a new card')}
        note={t('Add a name and one way to reach you. You can add the rest later.')}
      />
      <StoreNotices />
      <form onSubmit={form.handleSubmit(create)} noValidate className="grid max-w-xl gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField label={t('Type')} {...form.register('type')}>
          {CARD_TYPES.map((option) => (
            <option key={option} value={option}>
              {displayTitle({ type: option })}
            </option>
          ))}
        </SelectField>
        {FIELDS.map((field) =>
          field === 'phone' ? (
            <Controller
              key={field}
              control={form.control}
              name={field}
              render={({ field: phone }) => (
                <PhoneField label={LABELS.phone} error={errors.phone?.message} {...phone} />
              )}
            />
          ) : (
            <TextField
              key={field}
              label={LABELS[field]}
              error={errors[field]?.message}
              {...INPUTS[field]}
              {...form.register(field)}
            />
          ),
        )}
        <div className="mt-1 flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {isSubmitting ? t('Saving…') : t('Save')}
          </Button>
          <Link to={paths.cards} className={buttonClass('quiet')}>
            {t('Cancel')}
          </Link>
        </div>
      </form>
    </>
  );
}

function useCreate({ setError }: ReturnType<typeof useForm<Fields>>) {
  const { save } = useCardActions();
  const goOnInBuilder = useGoOnInBuilder();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (fields: Fields) => {
    const { data, errors, message } = checkSentCard(fillCardData(fields), fields, ownRegion());
    setFailure(message && say(message));
    const wrong = FIELDS.filter((field) => errors[field]);
    wrong.forEach((field, index) => {
      setError(field, { message: say(errors[field] ?? '') }, { shouldFocus: index === 0 });
    });
    if (message) return;
    const id = newCardId();
    const values = { data, visibility: FIRST_VISIBILITY };
    const outcome = await save({ id, ...values });
    if (outcome.kind === 'no-room') return goOnInBuilder(values);
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.builder });
    if (outcome.kind === 'synced') return navigate(paths.cards, { state: createdState(id) });
    // There the card says what keeps it from the server.
    await navigate(paths.builder(id));
  };
  return { create, failure };
}
