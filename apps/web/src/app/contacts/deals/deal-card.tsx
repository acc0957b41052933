import type { DealLineFragment } from '@tessera/client';
import { DEAL_STAGE_NAMES, DEAL_STAGES, type DealStage, formatValue } from '@tessera/domain';
import { directionOf, language, say, t } from '@tessera/texts';
import { IconButton, Menu, MenuItem } from '@tessera/ui';
import { ArrowLeftRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../locale/format.ts';
import { paths } from '../../../paths.ts';
import { PaymentChip } from './payment-chip.tsx';

export interface DealCardProps {
  deal: DealLineFragment;
  /** Takes the focus when it has come from another column. */
  hasFocus: boolean;
  onOpen: () => void;
  onMove: (stage: DealStage) => void;
  onDrag: () => void;
}

/** A deal on the board: what it is, with whom, and what it is worth. */
export function DealCard({ deal, hasFocus, onOpen, onMove, onDrag }: DealCardProps) {
  const { name, valueMinor, currency, expectedOn, paymentStatus } = deal;
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag();
      }}
      className="cursor-grab rounded-md border border-line bg-raised p-3 active:cursor-grabbing"
    >
      <div className="flex items-start justify-between gap-1">
        <button
          type="button"
          onClick={onOpen}
          className="-mt-1 min-w-0 py-1.5 text-start font-medium pointer-coarse:-mt-3 pointer-coarse:pt-4 [overflow-wrap:anywhere] hover:underline"
        >
          <bdi className="line-clamp-3">{name}</bdi>
        </button>
        <MoveButton deal={deal} hasFocus={hasFocus} onMove={onMove} />
      </div>
      <DealContact deal={deal} />
      {valueMinor > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span className="num">{formatValue(valueMinor, currency)}</span>
          <PaymentChip status={paymentStatus} />
        </p>
      )}
      {expectedOn && (
        <p className="text-sm text-ink-2">{t('Expected {expectedOn}', { expectedOn: formatDay(expectedOn) })}</p>
      )}
    </li>
  );
}

/** The deal's contact, linked while it exists. On touch screens its target reaches below the words, that of the deal's name above. */
export function DealContact({ deal: { contactId, contactName } }: { deal: DealLineFragment }) {
  if (!contactName) return null;
  if (!contactId) return <p className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{contactName}</p>;
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <Link
        to={paths.contactDetails(contactId)}
        dir="auto"
        className="inline-block py-1 text-ink-2 pointer-coarse:relative pointer-coarse:-mb-3.5 pointer-coarse:pt-1.5 pointer-coarse:pb-5 underline-offset-2 hover:underline"
      >
        <span className="line-clamp-2">{contactName}</span>
      </Link>
    </p>
  );
}

/** '2026-12-18' → '18 Dec 2026'. */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'day', { timeZone: 'UTC' });
}

function MoveButton({ deal, hasFocus, onMove }: Pick<DealCardProps, 'deal' | 'hasFocus' | 'onMove'>) {
  const { name, stage } = deal;
  const button = useRef<HTMLButtonElement>(null);
  // It left the page with the column that it was in, and the focus fell to the body.
  useEffect(() => {
    if (hasFocus && document.activeElement === document.body) button.current?.focus();
  }, [hasFocus]);
  const step = (event: KeyboardEvent) => {
    // The board's columns stand in the direction of reading.
    const along = directionOf(language) === 'rtl' ? -1 : 1;
    const by = { ArrowRight: along, ArrowLeft: -along }[event.key] ?? 0;
    const next = by === 0 ? undefined : DEAL_STAGES[DEAL_STAGES.indexOf(stage) + by];
    if (!next) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <Menu
      trigger={
        <IconButton
          ref={button}
          label={t('Move {name} from {stage}', { name, stage: DEAL_STAGE_NAMES[stage] })}
          aria-describedby="move-help"
          onKeyDown={step}
          className="-mt-1 -me-2 pointer-coarse:-mt-1.5"
        >
          <ArrowLeftRight aria-hidden="true" />
        </IconButton>
      }
    >
      {DEAL_STAGES.filter((one) => one !== stage).map((one) => (
        <MenuItem key={one} onSelect={() => onMove(one)}>
          {say(DEAL_STAGE_NAMES[one])}
        </MenuItem>
      ))}
    </Menu>
  );
}
