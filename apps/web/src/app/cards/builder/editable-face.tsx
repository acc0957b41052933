import { type CardData, cardPreview, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type MouseEvent, useContext, useRef } from 'react';
import { arrange, type ContactLine } from '../../../parts/card-face/arrange.ts';
import { CardFace } from '../../../parts/card-face/card-face.tsx';
import { essentialFields, fieldGroups } from './card-fields.ts';
import { RevealFieldContext } from './reveal-field.ts';

/** Parts of the face, and how the paths of their fields begin. */
const PARTS: readonly [selector: string, path: string][] = [
  ['.card-face-name', 'data.name'],
  ['.card-face-role', 'data.role'],
  ['.card-face-tagline', 'data.tagline'],
  ['.card-face-logo', 'data.logoUrl'],
  ['.card-face-person', 'data.extra.personal.photoUrl'],
];
const CONTACT_PATHS: Record<ContactLine['label'], string> = {
  day: 'data.extra.event.date',
  tel: 'data.phones',
  mail: 'data.emails',
  web: 'data.websites',
  loc: 'data.addresses',
};

export interface EditableFaceProps {
  data: CardData;
  /** Called before the field gets the focus. */
  onEdit?: (() => void) | undefined;
}

/** The face of the card that is being written. A press on one of its lines leads to the line's field. */
export function EditableFace({ data, onEdit }: EditableFaceProps) {
  const reveal = useContext(RevealFieldContext);
  const face = useRef<HTMLDivElement>(null);
  const preview = cardPreview(data, formatPhone);
  const edit = ({ clientX, clientY }: MouseEvent) => {
    const isHit = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    };
    const find = (selector: string) => [...(face.current?.querySelectorAll(selector) ?? [])].findIndex(isHit);
    const contact = arrange(preview).contacts[find('.card-face-contacts > li')];
    const start = contact
      ? CONTACT_PATHS[contact.label]
      : (PARTS.find(([selector]) => find(selector) !== -1)?.[1] ?? 'data.name');
    const fields = [...essentialFields(data.type), ...fieldGroups(data.type).flatMap((group) => group.fields)];
    const field = fields.find(({ path }) => path.startsWith(start));
    onEdit?.();
    if (field) reveal.current?.(field.path);
  };
  return (
    <div ref={face} className="relative">
      <CardFace preview={preview} />
      {/* Over the face: its lines are no controls of their own. The keyboard has the form. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('Edit on the card')}
        title={t('Tap a line to edit it')}
        onClick={edit}
        className="absolute inset-0 cursor-text rounded-xl"
      />
    </div>
  );
}
