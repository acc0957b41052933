import { fillCardData, TOAST_MS } from '@tessera/domain';
import { sayAll, t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCardsContext, useStoreSnapshot } from '../../../data/card-store/cards-context.tsx';
import type { ServerCard } from '../../../data/card-store/local-card.ts';
import { isSameCard } from '../../../data/card-store/same-card.ts';
import { saveMessage } from '../../../data/card-store/save-message.ts';
import { type SaveOutcome, useCardActions } from '../../../data/card-store/use-cards.ts';
import { paths } from '../../../paths.ts';
import { createdState } from '../created.ts';
import { invalidMessage, resolveCard } from './builder-form.ts';
import { type BuilderValues, type TextPath, toFormValues } from './builder-values.ts';
import { writeDraft } from './draft.ts';
import type { Opening } from './opening.ts';
import { type TeamTemplate, useFollowedTemplate, useTeamTemplate } from './team-rules.ts';
import { useHistory } from './use-history.ts';

/** The form of one card with everything that can be done to it. */
export function useEditor(opening: Opening, onSavedHere: (cardId: string) => void) {
  const { cardId, saved, unsaved } = opening;
  const card = useStoreSnapshot().cards.find(({ id }) => id === cardId) ?? null;
  const template = useTeamTemplate(card?.dbId);
  const form = useForm<BuilderValues, TeamTemplate | null>({
    // Nothing is called wrong before the person says that they are done.
    mode: 'onSubmit',
    resolver: resolveCard,
    context: template,
    defaultValues: saved,
    ...(unsaved && { values: unsaved, resetOptions: { keepDefaultValues: true } }),
  });
  const base = useRef<Base>({ version: opening.baseVersion, values: saved });
  useFollowedTemplate({ form, template, card, base });
  const actions = useCardActions();
  const { isDirty, forget, isKeptAs } = useDraft(form, opening, base);
  const history = useHistory(form);
  const toast = useToast();
  const navigate = useNavigate();
  const say = (text: string, tone: 'ok' | 'bad') => toast(text, { tone, durationMs: TOAST_MS.builder });

  /** What is on screen is what is saved. */
  const settleOn = (values: BuilderValues, version: number | null) => {
    base.current = { version, values };
    form.reset(toFormValues(values));
    forget();
  };
  // Of a card that the server didn't have, My Cards shows how to share it and asks who can open it.
  const isFirst = !opening.card?.dbId;
  const finish = async (values: BuilderValues, outcome: SaveOutcome) => {
    // Nothing is kept but the draft on screen.
    if (outcome.kind === 'no-room') return;
    settleOn(values, outcome.kind === 'synced' ? (outcome.card.version ?? null) : base.current.version);
    const { text, tone } = saveMessage(outcome);
    say(text, tone);
    if (outcome.kind === 'synced') return navigate(paths.cards, { state: isFirst ? createdState(cardId) : null });
    if (outcome.kind === 'refused') showFieldErrors(form, sayAll(outcome.fields));
    isKeptAs(cardId);
    onSavedHere(cardId);
  };
  const save = form.handleSubmit(
    async (values) => {
      const baseVersion = baseVersionFor(base.current, card);
      await finish(values, await actions.save({ id: cardId, ...values, ...(baseVersion !== null && { baseVersion }) }));
    },
    () => say(invalidMessage(form.getValues().data), 'bad'),
  );
  return {
    form,
    card,
    template,
    isDirty,
    history,
    forget,
    save,
    discard: () => settleOn(base.current.values, base.current.version),
    keepMine: async () => finish(form.getValues(), await actions.keepMine(cardId)),
    takeTheirs: ({ data, visibility, version }: ServerCard) => {
      actions.takeTheirs(cardId);
      settleOn({ data, visibility }, version);
    },
    acceptRestored: (restored: ServerCard) => {
      actions.accept(cardId, restored);
      settleOn({ data: restored.data, visibility: restored.visibility }, restored.version);
      say(t('Version restored'), 'ok');
    },
  };
}

type Base = { version: number | null; values: BuilderValues };

/**
 * The version that this edit was made from. Where the card still says what it said then, a newer number is only our own
 * earlier save getting through, and no conflict.
 */
function baseVersionFor({ version, values }: Base, card: { data: BuilderValues['data']; version?: number } | null) {
  const isUnchanged = card !== null && isSameCard(toFormValues({ ...values, data: card.data }).data, values.data);
  return isUnchanged ? (card.version ?? version) : version;
}

function showFieldErrors(form: ReturnType<typeof useForm<BuilderValues>>, fields: Record<string, string>): void {
  for (const [path, message] of Object.entries(fields)) {
    if (path.startsWith('data.')) form.setError(path as TextPath, { type: 'server', message });
  }
}

/** Tells at any moment whether something is unsaved, and keeps that in this tab. */
function useDraft(form: ReturnType<typeof useForm<BuilderValues>>, opening: Opening, base: { current: Base }) {
  const { ownerId } = useCardsContext();
  // A new card's draft waits under “new” until the card has been saved for the first time.
  const draftId = useRef(opening.card?.id ?? null);
  const dirty = useRef(opening.unsaved !== null);
  const [isDirtyShown, setIsDirtyShown] = useState(dirty.current);
  const setDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
    setIsDirtyShown(isDirty);
  }, []);
  const { unsaved } = opening;
  // What another screen handed over is unsaved before anything is typed.
  useEffect(() => {
    if (unsaved) writeDraft(draftId.current, { ownerId, values: unsaved, baseVersion: base.current.version });
  }, [unsaved, base, ownerId]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { data, visibility } = base.current.values;
          const shown = toFormValues({ data, visibility }).data;
          const isDirty = visibility !== values.visibility || !isSameCard(shown, fillCardData(values.data));
          setDirty(isDirty);
          writeDraft(draftId.current, isDirty ? { ownerId, values, baseVersion: base.current.version } : null);
        },
      }),
    [form, base, ownerId, setDirty],
  );
  const forget = useCallback(() => {
    setDirty(false);
    writeDraft(draftId.current, null);
  }, [setDirty]);
  const isKeptAs = useCallback((cardId: string) => {
    draftId.current = cardId;
  }, []);
  return { isDirty: { now: useCallback(() => dirty.current, []), shown: isDirtyShown }, forget, isKeptAs };
}
