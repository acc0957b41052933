import { initials } from '@tessera/domain';
import { Avatar, Tick } from '@tessera/ui';
import { clsx } from 'clsx';
import { useId } from 'react';

export interface Choosing {
  isChosen: boolean;
  /** Something of the list is chosen. */
  isChoosing: boolean;
  onChoose: (isOn: boolean) => void;
}

interface FaceTickProps extends Choosing {
  /** Names the box. */
  label: string;
  name: string;
  src: string | null | undefined;
}

/** The face of somebody in a list; a press on it chooses them. Boxes are seen under the pointer of the `group/row`, and while some are chosen. */
export function FaceTick({ label, name, src, isChosen, isChoosing, onChoose }: FaceTickProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="group/face relative grid size-10 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11"
    >
      <Avatar
        initials={initials(name)}
        src={src}
        className={clsx(
          'group-hover/row:invisible group-has-[:focus-visible]/face:invisible',
          isChoosing && 'invisible',
        )}
      />
      <span
        className={clsx(
          'absolute inset-0 grid place-content-center',
          !isChoosing && 'opacity-0 group-hover/row:opacity-100 group-has-[:focus-visible]/face:opacity-100',
        )}
      >
        <Tick id={id} aria-label={label} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      </span>
    </label>
  );
}
