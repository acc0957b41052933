import type { DealLineFragment, DealTotalsQuery } from '@tessera/client';
import { DEAL_STAGE_NAMES, DEAL_STAGES, type DealStage } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { ListError } from '../../../parts/lists/list-error.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';
import { DealCard } from './deal-card.tsx';
import { countDeals, sumText } from './deal-totals.ts';
import { useDeals } from './use-deals.ts';
import { type MovingDeals, useMoveDeal } from './use-move-deal.ts';

const PAGE_SIZE = 20;

export interface DealListProps {
  totals: DealTotalsQuery['dealTotals'];
  onOpen: (deal: DealLineFragment) => void;
}

interface DealBoardProps extends DealListProps {
  /** Begins a deal in that column. */
  onCreate: (stage: DealStage) => void;
}

/**
 * A column for each stage. A deal is dragged to another one, or moved by its button: the arrow keys go to the next stage,
 * Enter shows all stages. The columns stand one below the other where there is no room.
 */
export function DealBoard({ totals, onOpen, onCreate }: DealBoardProps) {
  const { move, moving, said } = useMoveDeal();
  const dragged = useRef<DealLineFragment | null>(null);
  /** Whose button gets the focus back: it was made anew in another column. */
  const [focusedId, setFocusedId] = useState('');
  const moveWithFocus = (deal: DealLineFragment, stage: DealStage) => {
    setFocusedId(deal.id);
    void move(deal, stage);
  };
  const drop = (stage: DealStage) => {
    if (dragged.current) void move(dragged.current, stage);
    dragged.current = null;
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id="move-help" className="sr-only">
        {t('Drag a deal to another stage, or use its move button. Arrow keys on the button move it one stage.')}
      </p>
      <div className="grid gap-x-7 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {DEAL_STAGES.map((stage) => (
          <Column
            key={stage}
            {...{ stage, totals, moving, focusedId, onOpen, onCreate }}
            onMove={moveWithFocus}
            onDrag={(deal) => {
              dragged.current = deal;
            }}
            onDrop={() => drop(stage)}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnProps extends DealBoardProps {
  stage: DealStage;
  moving: MovingDeals;
  focusedId: string;
  onMove: (deal: DealLineFragment, stage: DealStage) => void;
  onDrag: (deal: DealLineFragment) => void;
  onDrop: () => void;
}

function Column({ stage, totals, moving, focusedId, onOpen, onCreate, onMove, onDrag, onDrop }: ColumnProps) {
  const { deals, hasMore, error, retry, showMore } = useDeals(stage, PAGE_SIZE);
  const { isOver, dropZone } = useDropZone(onDrop);
  const arriving = [...moving.values()].filter((deal) => deal.stage === stage);
  const shown = [...arriving, ...(deals ?? []).filter(({ id }) => !moving.has(id))];
  const sum = sumText(totals, stage);
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      {...dropZone}
      className={clsx('-mx-2 grid min-w-0 content-start gap-3 rounded-lg p-2', isOver && 'bg-brass-soft')}
    >
      <div className="border-b border-line pb-2">
        <div className="flex items-center justify-between gap-2">
          <h2 id={`stage-${stage}`} className="flex items-baseline gap-2 text-base">
            {say(DEAL_STAGE_NAMES[stage])}
            <span className="num text-sm font-normal text-ink-2">{countDeals(totals, stage)}</span>
          </h2>
          <IconButton
            label={t('Create deal: {stage}', { stage: DEAL_STAGE_NAMES[stage] })}
            className="-my-2 -me-2"
            onClick={() => onCreate(stage)}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <p className="num min-h-5 text-sm max-sm:empty:hidden text-ink-2 [overflow-wrap:anywhere]">{sum}</p>
      </div>
      {error && <ListError error={error} onRetry={retry} />}
      {deals && shown.length === 0 && <p className="text-sm text-ink-3">{t('No deals')}</p>}
      <ul className="grid gap-2.5">
        {shown.map((deal) => (
          <DealCard
            key={deal.id}
            deal={deal}
            hasFocus={focusedId === deal.id}
            onOpen={() => onOpen(deal)}
            onMove={(next) => onMove(deal, next)}
            onDrag={() => onDrag(deal)}
          />
        ))}
      </ul>
      <ShowMore hasMore={hasMore} onLoad={showMore} />
    </section>
  );
}

/** What is dragged over the column may be dropped there. */
function useDropZone(onDrop: () => void) {
  const [isOver, setIsOver] = useState(false);
  const dropZone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onDrop();
    },
  };
  return { isOver, dropZone };
}
