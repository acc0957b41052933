import { CARD_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AddFields } from './add-fields.tsx';
import type { BuilderValues } from './builder-values.ts';
import { CardFieldInput } from './card-field-input.tsx';
import { essentialFields, type FieldGroup, fieldGroups } from './card-fields.ts';
import { CardField } from './text-fields.tsx';
import { useShownFields } from './use-shown-fields.ts';

/** Everything a card can say: what most cards say first, and the rest one by one. */
export function Properties() {
  const type = useWatch<BuilderValues, 'data.type'>({ name: 'data.type' });
  const groups = fieldGroups(type);
  const { shown, missing, isWrong, add } = useShownFields(groups.flatMap(({ fields }) => fields));
  const open = groups.map((group) => ({ ...group, fields: group.fields.filter((field) => shown.includes(field)) }));
  const rest = groups.map((group) => ({ ...group, fields: group.fields.filter((field) => missing.includes(field)) }));
  return (
    <div className="grid gap-9">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4.5 sm:grid-cols-2">
        {essentialFields(type).map((field) => (
          <CardFieldInput key={field.path} field={field} />
        ))}
        <CardField
          name="data.title"
          label={t('Card title')}
          placeholder={t('Card Title')}
          maxLength={CARD_LIMITS.title}
          hint={t('What you call this card, if not by your name. Its public address is made from it.')}
          className="sm:col-span-2"
        />
      </div>
      {open.map(
        (group) =>
          group.fields.length > 0 && (
            <OpenGroup key={group.title} group={group} hasError={group.fields.some(isWrong)} />
          ),
      )}
      <AddFields groups={rest} onAdd={add} />
    </div>
  );
}

/** A section that folds. One with a mistake in it stays open. */
function OpenGroup({ group: { title, note, fields }, hasError }: { group: FieldGroup; hasError: boolean }) {
  return (
    <Fold title={title} mustBeOpen={hasError}>
      {note && <p className="-mt-1 text-sm text-ink-2 sm:col-span-2">{note}</p>}
      {fields.map((field) => (
        <CardFieldInput key={field.path} field={field} />
      ))}
    </Fold>
  );
}

function Fold({ title, mustBeOpen, children }: { title: string; mustBeOpen: boolean; children: ReactNode }) {
  const [isFolded, setIsFolded] = useState(false);
  const isOpen = mustBeOpen || !isFolded;
  const id = useId();
  return (
    <section className="border-t border-line pt-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsFolded(isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm text-start"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 stroke-[1.6] text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {/* Folded, its fields stay in the form. */}
      <div
        id={id}
        hidden={!isOpen}
        className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4.5 sm:grid-cols-2 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </section>
  );
}
