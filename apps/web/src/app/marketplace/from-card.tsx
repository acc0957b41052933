import { errorFields, useCreateTemplateMutation } from '@tessera/client';
import { cardPreview, checkLook, displayTitle, formatPhone, LOOK_LIMITS, MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass, Dialog, Notice, SelectField, TextField, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type CardEntry, useCards, useSyncState } from '../../data/card-store/use-cards.ts';
import { errorText } from '../../data/errors/error-text.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { TAG_LABELS, TAGS } from './filters.ts';
import { toLookInput } from './look.ts';

interface Values {
  cardId: string;
  name: string;
  tag: 'LUXE' | 'MINIMAL';
}

/** Keeps the look of one of the viewer's cards as a template. */
export function FromCard() {
  const [isOpen, setIsOpen] = useState(false);
  const cards = useCards();
  const { isListed, trouble } = useSyncState();
  if (cards.length === 0 && (isListed || trouble))
    return (
      <Link to={paths.builder()} className={buttonClass()}>
        {t('Create a card first')}
      </Link>
    );
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)} disabled={cards.length === 0}>
        {t('Create from a card')}
      </Button>
      {isOpen && <FromCardDialog cards={cards} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FromCardDialog({ cards, onClose }: { cards: CardEntry[]; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { cardId: cards[0]?.card.id ?? '', name: '', tag: 'LUXE' } });
  const cardId = form.watch('cardId');
  const card = cards.find((entry) => entry.card.id === cardId)?.card;
  const { submit, failure } = useKeep(form, cards, onClose);
  const { isSubmitting, errors } = form.formState;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Create template')}
      description={t('The design of a card, without its content.')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField label={t('Card')} {...form.register('cardId')}>
          {cards.map((entry) => (
            <option key={entry.card.id} value={entry.card.id}>
              {displayTitle(entry.card.data)}
            </option>
          ))}
        </SelectField>
        {card && (
          <div aria-hidden="true" className="max-w-sm">
            <CardFace preview={cardPreview(card.data, formatPhone)} />
          </div>
        )}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label={t('Name')}
            maxLength={LOOK_LIMITS.name}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <SelectField label={t('Tag')} {...form.register('tag')}>
            {TAGS.map((tag) => (
              <option key={tag} value={tag}>
                {TAG_LABELS[tag]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {t('Save template')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useKeep(form: ReturnType<typeof useForm<Values>>, cards: CardEntry[], onClose: () => void) {
  const [create] = useCreateTemplateMutation({ refetchQueries: ['Templates'] });
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const submit = form.handleSubmit(async ({ cardId, name, tag }) => {
    const data = cards.find(({ card }) => card.id === cardId)?.card.data;
    if (!data) return;
    const { look, errors } = checkLook({
      name,
      tag: tag === 'LUXE' ? 'luxe' : 'minimal',
      theme: data.theme,
      design: data.design ?? null,
    });
    if (errors.name) return form.setError('name', { message: say(errors.name) }, { shouldFocus: true });
    try {
      await create({ variables: { input: toLookInput(look) } });
      toast(t('Template saved'));
      onClose();
    } catch (error) {
      const { name: wrongName } = errorFields(error);
      if (wrongName) form.setError('name', { message: wrongName }, { shouldFocus: true });
      setFailure(errorText(error, say(MESSAGES.saveFailed)));
    }
  });
  return { submit, failure };
}
