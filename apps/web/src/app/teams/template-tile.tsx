import { useCreateCardFromTemplateMutation, useDeleteTeamTemplateMutation } from '@tessera/client';
import { cardPreview, FIRST_VISIBILITY, formatPhone, isTemplateField, templateFieldLabel } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass, Chip, IconButton, Question } from '@tessera/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fromCardData } from '../../data/card-store/card-mapper.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { TemplateCards } from './template-cards.tsx';
import type { ListedTemplate } from './template-draft.ts';
import { useTeamAct } from './use-team-act.ts';

interface TemplateTileProps {
  template: ListedTemplate;
  viewerId: string;
  onEdit: (() => void) | undefined;
  onChange: () => void;
}

/** One template: how it looks, what it locks and asks for, and the viewer's card from it. */
export function TemplateTile({ template, viewerId, onEdit, onChange }: TemplateTileProps) {
  const { name, cardCount, hasBrand } = template;
  const [isListing, setListing] = useState(false);
  const data = fromCardData(template.data);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <CardFace preview={cardPreview({ ...data, name: t('Your name') }, formatPhone)} />
      <div className="[overflow-wrap:anywhere]">
        <h3 dir="auto">{name}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {t('{cardCount, plural, one {One card uses it} other {# cards use it}}', { cardCount })}
          {hasBrand && <Chip tone="brass">{t('Brand kit')}</Chip>}
        </p>
      </div>
      <Rules template={template} />
      <div className="flex flex-wrap gap-2">
        <OwnCard template={template} />
        <Button aria-label={t('Cards under {name}', { name })} onClick={() => setListing(true)}>
          {t('Cards')}
        </Button>
        {onEdit && (
          <>
            <Button aria-label={t('Edit {name}', { name })} onClick={onEdit}>
              {t('Edit')}
            </Button>
            <DeleteTemplate template={template} onChange={onChange} />
          </>
        )}
      </div>
      {isListing && (
        <TemplateCards
          template={template}
          viewerId={viewerId}
          onClose={() => {
            setListing(false);
            onChange();
          }}
        />
      )}
    </li>
  );
}

function Rules({ template: { fields } }: { template: ListedTemplate }) {
  const named = (rule: string) =>
    fields.flatMap((one) =>
      one.rule === rule && isTemplateField(one.field) ? say(templateFieldLabel(one.field)) : [],
    );
  const [locked, required] = [named('LOCKED'), named('REQUIRED')];
  return (
    <dl className="grid gap-1 text-sm text-ink-2">
      {locked.length > 0 && <Line term={t('Set by the team')} names={locked} />}
      {required.length > 0 && <Line term={t('Asked of members')} names={required} />}
    </dl>
  );
}

function Line({ term, names }: { term: string; names: string[] }) {
  return (
    <div>
      <dt className="inline font-medium">{term}: </dt>
      <dd className="inline">{names.join(t(', '))}</dd>
    </div>
  );
}

function OwnCard({ template: { id, name, viewerCard } }: { template: ListedTemplate }) {
  const [create] = useCreateCardFromTemplateMutation();
  const { act, isBusy } = useTeamAct();
  const navigate = useNavigate();
  if (viewerCard) {
    return (
      <Link
        to={paths.builder(viewerCard.id)}
        className={buttonClass('primary')}
        aria-label={t('Open my card: {name}', { name })}
      >
        {t('Open my card')}
      </Link>
    );
  }
  const make = () =>
    act(async () => {
      const { data } = await create({ variables: { input: { id } } });
      // It is private as long as nobody was asked: the first save asks, as for every new card.
      const state = { visibility: FIRST_VISIBILITY };
      if (data) void navigate(paths.builder(data.createCardFromTemplate.card.id), { state });
    }, t('Your card is ready'));
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      aria-label={t('Create my card: {name}', { name })}
      onClick={() => void make()}
    >
      {isBusy ? t('Creating…') : t('Create my card')}
    </Button>
  );
}

function DeleteTemplate({ template: { id, name }, onChange }: Pick<TemplateTileProps, 'template' | 'onChange'>) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useDeleteTeamTemplateMutation();
  const { act, isBusy } = useTeamAct();
  const run = async () => {
    if (await act(() => remove({ variables: { input: { id } } }), t('Template deleted'))) onChange();
  };
  return (
    <>
      <IconButton label={t('Delete {name}', { name })} disabled={isBusy} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={t('Delete “{name}”?', { name })}
        detail={t('Cards made from it stay as they are, and their locked fields can be edited again.')}
        confirmLabel={t('Delete')}
        tone="danger"
        onConfirm={() => void run()}
      />
    </>
  );
}
