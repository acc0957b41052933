import { type CardData, cardPreview, explainLimit, formatPhone, planName } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass, Question } from '@tessera/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { TrialLink } from '../../parts/billing/upgrade/trial-link.tsx';
import { upgradeLink } from '../../parts/billing/upgrade/upgrade-link.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { paths } from '../../paths.ts';
import type { NewCardStart } from './new-card-start.ts';
import { titleOfCard } from './title-of-card.ts';

export interface PlanIsFullProps {
  fullPlan: NonNullable<NewCardStart['fullPlan']>;
  /** What the new card would begin with. */
  data: CardData;
}

/** Says before any work is done that the plan has no room for another card, and what can be done. */
export function PlanIsFull({ fullPlan: { plan, canTry, replaceable }, data }: PlanIsFullProps) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const { message, plan: better } = explainLimit('cards', plan);
  return (
    <>
      <ScreenHead title={t('Create a new card')} note={say(message)} />
      <div className="flex flex-wrap gap-2.5">
        {better && (
          <Link {...upgradeLink(better, back)} className={buttonClass('primary')}>
            {t('Upgrade to {planName}', { planName: planName(better) })}
          </Link>
        )}
        {canTry && <TrialLink back={back} />}
      </div>
      {replaceable.length > 0 && <ReplaceList cards={replaceable} data={data} />}
    </>
  );
}

function ReplaceList({ cards, data }: Pick<PlanIsFullProps, 'data'> & { cards: readonly LocalCard[] }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<LocalCard | null>(null);
  const title = asked ? titleOfCard(asked) : '';
  return (
    <>
      <h2 className="mt-10 text-xl">{t('Or replace a card you have')}</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        {t('Links and codes that you gave out lead to the new card once you save it.')}
      </p>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-6 gap-y-8">
        {cards.map((card) => (
          <li key={card.id}>
            <CardFace preview={cardPreview(card.data, formatPhone)} />
            <div className="mt-3 flex items-center justify-between gap-3">
              <p dir="auto" className="min-w-0 truncate font-medium">
                {titleOfCard(card)}
              </p>
              <Button aria-label={t('Replace {title}', { title: titleOfCard(card) })} onClick={() => setAsked(card)}>
                {t('Replace')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Question
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        question={t('Replace “{title}”?', { title })}
        detail={t('Once you save the new card, it takes the place of everything on “{title}”.', { title })}
        confirmLabel={t('Replace')}
        onConfirm={() => void navigate(paths.builder(), { state: { id: asked?.id, data } })}
      />
    </>
  );
}
