import {
  BLOCK_KINDS,
  BLOCK_LIMITS,
  type BlockKind,
  type CardBlock,
  emptyBlock,
  newEntryAudience,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import type { BlockErrors } from './block-errors.ts';
import { BLOCK_KIND_DISPLAY, blockSummary } from './block-kinds.ts';
import { BlockRow } from './block-row.tsx';
import type { BuilderValues } from './builder-values.ts';
import { SortableList, useSortableRows } from './sortable-rows.tsx';
import { TilePicker } from './tile-picker.tsx';

const PATH = 'data.blocks';

const TILES = BLOCK_KINDS.map((kind) => {
  const { label, Icon } = BLOCK_KIND_DISPLAY[kind];
  return { value: kind, label, icon: <Icon aria-hidden="true" />, name: t('Add block: {label}', { label }) };
});

/** The blocks below the contact details on the card's page, in order. Each row is folded until it is tapped. */
export function BlocksField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const { errors } = useFormState<BuilderValues>({ name: PATH });
  const { getValues } = useFormContext<BuilderValues>();
  const section = useRef<HTMLElement>(null);
  const blocks = field.value ?? [];
  const { rows, insert, change, remove } = useSortableRows({
    items: blocks,
    nameFor: (at) => nameBlock(blocks[at], at),
    onChange: (edit) => field.onChange(edit(getValues(PATH) ?? [])),
  });
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added === null) return;
    section.current?.querySelector<HTMLElement>(`ol > li:last-child ${FIRST_CONTROL}`)?.focus();
  }, [added]);
  useEffect(() => {
    // The row of the first error opens before it can take the focus.
    field.ref({
      focus: () => requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(WRONG)?.focus()),
    });
  }, [field.ref]);
  const offerUndo = useUndoOffer(insert);
  const add = (kind: BlockKind) =>
    setAdded(insert({ ...emptyBlock(kind), ...newEntryAudience(getValues('data'), 'blocks') }));
  const id = useId();
  const isFull = blocks.length >= BLOCK_LIMITS.blocks;
  return (
    <section ref={section} aria-labelledby={id} className="grid gap-4 border-t border-line pt-4">
      <div>
        <h3 id={id}>{t('Blocks')}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {t('On your card’s page, below your contact details, in this order.')}
        </p>
      </div>
      <SortableList rows={rows} className="grid gap-3">
        {blocks.map((block, at) => (
          <BlockRow
            // A version that is restored may have a block of another kind at the same place.
            key={`${block.kind} ${rows.keyFor(at)}`}
            {...{ block, rows, at }}
            errors={get(errors, `${PATH}.${at}`) as BlockErrors | undefined}
            isNew={rows.keyFor(at) === added}
            onChange={(edit) => change(rows.keyFor(at), (now) => ({ ...now, ...edit(now) }))}
            onRemove={() => {
              remove(rows.keyFor(at));
              offerUndo(block, at);
            }}
          />
        ))}
      </SortableList>
      {isFull ? (
        <p className="text-sm text-ink-2">{fullText()}</p>
      ) : (
        <TilePicker
          title={t('Add block')}
          searchLabel={t('Search blocks')}
          groups={[{ tiles: TILES }]}
          nothingText={(words) => t('No block matches “{words}”.', { words })}
          onPick={add}
        />
      )}
    </section>
  );
}

/** In a row that is open. */
const FIRST_CONTROL = '[data-fields] :is(input:not([hidden]), textarea, button)';

/** Controls with an error. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** 'Video: A house in the monsoon', or 'Video 3' while it is empty. */
function nameBlock(block: CardBlock | undefined, at: number): string {
  if (!block) return '';
  const { label } = BLOCK_KIND_DISPLAY[block.kind];
  const summary = blockSummary(block);
  return summary ? `${label}: ${summary}` : `${label} ${at + 1}`;
}

/** Shows that a block was removed, and offers to undo it. */
function useUndoOffer(insert: (block: CardBlock, place: number) => void): (removed: CardBlock, place: number) => void {
  const { getValues } = useFormContext<BuilderValues>();
  const toast = useToast();
  const restore = (removed: CardBlock, place: number) => {
    if ((getValues(PATH) ?? []).length < BLOCK_LIMITS.blocks) insert(removed, place);
    else toast(fullText(), { tone: 'bad' });
  };
  return (removed, place) =>
    toast(
      (hide) => (
        <>
          {t('Block removed.')}{' '}
          <button
            type="button"
            className="hit underline"
            onClick={() => {
              hide();
              restore(removed, place);
            }}
          >
            {t('Undo')}
          </button>
        </>
      ),
      { durationMs: 8000 },
    );
}

function fullText(): string {
  return t('A card has at most {count} blocks. Remove one to add another.', { count: BLOCK_LIMITS.blocks });
}
