import type { CardBlock } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { AudienceSelect } from './audience-select.tsx';
import type { BlockErrors } from './block-errors.ts';
import { BlockInputs, type ChangeBlock } from './block-inputs.tsx';
import { BLOCK_KIND_DISPLAY, blockSummary } from './block-kinds.ts';
import { RowArrows, RowGrip, SortableRow, type SortableRows } from './sortable-rows.tsx';

interface BlockRowProps {
  block: CardBlock;
  rows: SortableRows;
  at: number;
  errors: BlockErrors | undefined;
  /** It was just added. */
  isNew: boolean;
  onChange: ChangeBlock;
  onRemove: () => void;
}

/** One block: a summary line, and its fields when the line is tapped. A block with an error stays open. */
export function BlockRow({ block, rows, at, errors, isNew, onChange, onRemove }: BlockRowProps) {
  const { label, Icon } = BLOCK_KIND_DISPLAY[block.kind];
  const summary = blockSummary(block);
  const [isOpen, setIsOpen] = useState(isNew);
  if (errors && !isOpen) setIsOpen(true);
  // Once opened, the fields stay: one of them may be uploading a file while the row is folded.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const id = useId();
  return (
    <SortableRow rows={rows} at={at} className="rounded-md border border-line bg-surface">
      <div className="group/field flex items-center gap-0.5 p-1">
        <RowGrip rows={rows} at={at} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-1.5 text-start"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.6] text-brass" />
          <span className="grid min-w-0 flex-1">
            <span dir="auto" className="truncate">
              {summary || label}
            </span>
            {summary && <span className="text-sm text-ink-2">{label}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 stroke-[1.6] text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <AudienceSelect
          name={rows.nameFor(at)}
          value={block.audience}
          onChange={(audience) => onChange(() => ({ audience }))}
          className="relative min-w-8 shrink-0 justify-center [&>span]:max-sm:hidden"
        />
        <IconButton label={t('Remove {name}', { name: rows.nameFor(at) })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        data-fields=""
        className="grid gap-4 border-t border-line p-3 pt-4 [&[hidden]]:hidden"
      >
        {wasOpened && (
          <>
            <BlockInputs block={block} errors={errors} onChange={onChange} />
            <div className="-mb-1 flex justify-end">
              <RowArrows rows={rows} at={at} />
            </div>
          </>
        )}
      </div>
    </SortableRow>
  );
}
