import { BLOCK_KINDS, BLOCK_LIMITS, type BlockKind, type CardBlock, emptyBlock } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import type { BlockErrors } from './block-errors.ts';
import { blockSummary, KINDS } from './block-kinds.ts';
import { BlockRow } from './block-row.tsx';
import type { BuilderValues } from './builder-values.ts';
import { moveItem, SortableList, useSortableRows } from './sortable-rows.tsx';
import { TilePicker } from './tile-picker.tsx';

const PATH = 'data.blocks';

const TILES = BLOCK_KINDS.map((kind) => {
  const { label, Icon } = KINDS[kind];
  return { value: kind, label, icon: <Icon aria-hidden="true" />, name: t('Add block: {label}', { label }) };
});

/** What the card's page shows below the contacts, in the owner's order. A block is folded until it is tapped. */
export function BlocksField() {
  const { field } = useController<BuilderValues, typeof PATH>({ name: PATH });
  const { errors } = useFormState<BuilderValues>({ name: PATH });
  const { getValues } = useFormContext<BuilderValues>();
  const section = useRef<HTMLElement>(null);
  const blocks = field.value ?? [];
  const rows = useSortableRows({
    count: blocks.length,
    nameOf: (at) => nameOf(blocks[at], at),
    onMove: (from, to) => field.onChange(moveItem(blocks, from, to)),
  });
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added === null) return;
    section.current?.querySelector<HTMLElement>(`ol > li:last-child ${FIRST_CONTROL}`)?.focus();
  }, [added]);
  useEffect(() => {
    // The first mistake opens its row, and takes the focus then.
    field.ref({
      focus: () => requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(WRONG)?.focus()),
    });
  }, [field.ref]);
  const remove = useRemove(field.onChange);
  const add = (kind: BlockKind) => {
    field.onChange([...blocks, emptyBlock(kind)]);
    setAdded(rows.nextKey);
  };
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
            key={rows.keyOf(at)}
            {...{ block, rows, at }}
            errors={get(errors, `${PATH}.${at}`) as BlockErrors | undefined}
            isNew={rows.keyOf(at) === added}
            onChange={(change) => {
              // As it is now: an upload may end when another one has just changed the form.
              const now = getValues(PATH) ?? [];
              field.onChange(now.with(at, { ...block, ...now[at], ...change(now[at] ?? block) }));
            }}
            onRemove={() => {
              rows.forget(at);
              remove(at);
            }}
          />
        ))}
      </SortableList>
      {isFull ? (
        <p className="text-sm text-ink-2">
          {t('A card has at most {count} blocks. Remove one to add another.', { count: BLOCK_LIMITS.blocks })}
        </p>
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

/** Of a row that is open. */
const FIRST_CONTROL = '[data-fields] :is(input:not([hidden]), textarea, button)';

/** Controls with a mistake. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** 'Video: A house in the monsoon', or 'Video 3' while it says nothing. */
function nameOf(block: CardBlock | undefined, at: number): string {
  if (!block) return '';
  const { label } = KINDS[block.kind];
  const summary = blockSummary(block);
  return summary ? `${label}: ${summary}` : `${label} ${at + 1}`;
}

/** Takes a block away, and says how it comes back. */
function useRemove(onChange: (blocks: CardBlock[]) => void): (at: number) => void {
  const { getValues } = useFormContext<BuilderValues>();
  const toast = useToast();
  const read = () => getValues(PATH) ?? [];
  return (at) => {
    const removed = read()[at];
    if (!removed) return;
    onChange(read().toSpliced(at, 1));
    toast(
      (hide) => (
        <>
          {t('Block removed.')}{' '}
          <button
            type="button"
            className="hit underline"
            onClick={() => {
              hide();
              onChange(read().toSpliced(at, 0, removed));
            }}
          >
            {t('Undo')}
          </button>
        </>
      ),
      { durationMs: 8000 },
    );
  };
}
