import { useMentionableMembersQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useState } from 'react';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';
import type { Mentionable } from './mentions.ts';

export interface MentionListProps {
  groupId: string;
  query: string;
  /** The box keeps the focus; its arrows, Enter and Tab choose here. */
  box: RefObject<HTMLTextAreaElement | null>;
  onChoose: (person: Mentionable) => void;
}

const BOX =
  'absolute bottom-full start-5 z-10 mb-1 w-72 max-w-[calc(100%-2.5rem)] rounded-lg border border-line bg-raised shadow-card';

/** Members whose names go on like what follows the '@'. */
export function MentionList({ groupId, query, box, onChoose }: MentionListProps) {
  const [chosen, setChosen] = useState(0);
  const { data, error, refetch } = useMentionableMembersQuery({ variables: { id: groupId, query } });
  const people = data?.group?.members.edges.map(({ node }) => node.user) ?? [];
  const index = Math.min(chosen, people.length - 1);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const person = people[index];
      if (!person) return;
      if (event.key === 'ArrowDown') setChosen((index + 1) % people.length);
      else if (event.key === 'ArrowUp') setChosen((index + people.length - 1) % people.length);
      else if (event.key === 'Enter' || event.key === 'Tab') onChoose(person);
      else return;
      event.preventDefault();
    };
    const target = box.current;
    target?.addEventListener('keydown', onKeyDown, { capture: true });
    return () => target?.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  if (!data && error) {
    return (
      <p className={clsx(BOX, 'px-3 py-2 text-md')}>
        <RetryLine text={t('Couldn’t load members.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (people.length === 0) return null;
  return (
    <div role="listbox" aria-label={t('Members')} className={clsx(BOX, 'max-h-60 overflow-y-auto p-1')}>
      {people.map((person, place) => (
        <button
          key={person.id}
          type="button"
          role="option"
          aria-selected={place === index}
          tabIndex={-1}
          // The box keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className={clsx(
            'flex w-full items-center gap-2.5 rounded-sm px-2 py-1.5 text-start',
            place === index && 'bg-brass-soft',
          )}
        >
          <Avatar initials={initials(person.name)} src={person.avatarUrl} />
          <span className="truncate">{person.name}</span>
        </button>
      ))}
    </div>
  );
}
