import type { GroupMemberRowFragment } from '@tessera/client';
import { type GroupRole, initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Chip } from '@tessera/ui';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** Somebody in the group, as the viewer meets them. */
export type Member = GroupMemberRowFragment['user'] & { role: GroupRole; isViewer: boolean };

/** One member; pressing the row shows or hides what can be done. */
export function MemberRow({ person, children }: { person: Member; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { name, avatarUrl, role, isViewer } = person;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-brass-soft focus-visible:-outline-offset-2"
      >
        <Avatar initials={initials(name)} src={avatarUrl} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <bdi>{name || t('User')}</bdi>
          {isViewer && <span className="text-ink-2"> {t('(you)')}</span>}
        </span>
        {role !== 'member' && (
          <Chip tone={role === 'owner' ? 'brass' : 'plain'}>{role === 'owner' ? t('Owner') : t('Admin')}</Chip>
        )}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-[18px] shrink-0 stroke-[1.6] text-ink-3 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-2 pt-1 pb-3 sm:ps-13.5">
        {isOpen && children}
      </div>
    </li>
  );
}
