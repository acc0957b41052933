import { CARD_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ChevronDown } from 'lucide-react';
import { useContext, useId, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddFields } from './add-fields.tsx';
import { AudiencePresets } from './audience-presets.tsx';
import { BlocksField } from './blocks-field.tsx';
import type { BuilderValues } from './builder-values.ts';
import { CardFieldInput } from './card-field-input.tsx';
import { essentialFields, type FieldGroup, type FieldPath, fieldGroups } from './card-fields.ts';
import { RevealFieldContext } from './reveal-field.ts';
import { CardField } from './text-fields.tsx';
import { useShownFields } from './use-shown-fields.ts';

/** Everything a card can say: what most cards say first, and the rest one by one. */
export function Properties() {
  const type = useWatch<BuilderValues, 'data.type'>({ name: 'data.type' });
  const groups = fieldGroups(type);
  const { shown, missing, isWrong, add } = useShownFields(groups.flatMap(({ fields }) => fields));
  const [folded, setFolded] = useState<readonly string[]>([]);
  const { setFocus } = useFormContext<BuilderValues>();
  const reveal = (path: FieldPath) => {
    const group = groups.find(({ fields }) => fields.some((field) => field.path === path));
    // The form finds no field that isn't on screen yet.
    flushSync(() => {
      if (group) add(path);
      setFolded((now) => now.filter((title) => title !== group?.title));
    });
    setFocus(path, { shouldSelect: true });
  };
  useImperativeHandle(useContext(RevealFieldContext), () => reveal);
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
            <OpenGroup
              key={group.title}
              group={group}
              isOpen={!folded.includes(group.title) || group.fields.some(isWrong)}
              onToggle={(isOpen) =>
                setFolded((now) => (isOpen ? now.filter((title) => title !== group.title) : [...now, group.title]))
              }
            />
          ),
      )}
      <div className="border-t border-line pt-4 empty:hidden">
        <AddFields groups={rest} onAdd={reveal} />
      </div>
      <BlocksField />
      <AudiencePresets />
    </div>
  );
}

interface OpenGroupProps {
  group: FieldGroup;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A section that folds. One with a mistake in it stays open. */
function OpenGroup({ group: { title, note, fields }, isOpen, onToggle }: OpenGroupProps) {
  const id = useId();
  return (
    <section className="border-t border-line pt-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
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
        {note && <p className="-mt-1 text-sm text-ink-2 sm:col-span-2">{note}</p>}
        {fields.map((field) => (
          <CardFieldInput key={field.path} field={field} />
        ))}
      </div>
    </section>
  );
}
