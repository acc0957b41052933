import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { Plus } from 'lucide-react';
import type { Person } from './use-people.ts';

/** One person who was found; the whole row adds them. */
export function PersonRow({ person, onAdd }: { person: Person; onAdd: () => void }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onAdd}
        className="group flex min-h-12 w-full items-center gap-3 py-1.5 text-start focus-visible:-outline-offset-2"
      >
        <Avatar initials={initials(person.name)} src={person.avatarUrl} />
        <span className="min-w-0 flex-1 group-hover:underline [overflow-wrap:anywhere]">
          <span className="sr-only">{t('Add')}</span> {person.name}
        </span>
        <Plus aria-hidden="true" className="me-2 size-[18px] shrink-0 stroke-[1.6] text-ink-3" />
      </button>
    </li>
  );
}
