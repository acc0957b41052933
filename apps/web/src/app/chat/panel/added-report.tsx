import type { AddGroupMembersMutation } from '@tessera/client';
import { groupInviteText } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { InviteWords } from './invite-words.tsx';

export interface AddedReportProps {
  outcome: AddGroupMembersMutation['addGroupMembers'];
  onClose: () => void;
}

/** What became of each number and person. */
export function AddedReport({ outcome: { added, already, invited, invalid, group }, onClose }: AddedReportProps) {
  const session = useSession();
  const from = (session.status === 'signed-in' && session.user?.fullName) || t('Someone');
  const start = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="grid gap-5 outline-none">
      <Outcome title={t('In the group now')} lines={added} />
      <Outcome title={t('Already in the group')} lines={already} />
      <Outcome title={t('Invited')} lines={asLines(invited)}>
        <p className="mt-2 text-sm text-ink-2">{t('Also send them this message:')}</p>
        <InviteWords words={say(groupInviteText({ from, group: group.name, url: group.joinUrl }))} />
      </Outcome>
      <Outcome title={t('Not added')} lines={asLines(invalid)} />
      <Button variant="primary" className="justify-self-end" onClick={onClose}>
        {t('Done')}
      </Button>
    </div>
  );
}

/** A number, or somebody's name. */
interface Line {
  id: string;
  name: string;
}

function asLines(numbers: string[]): Line[] {
  return numbers.map((number) => ({ id: number, name: number }));
}

function Outcome({ title, lines, children }: { title: string; lines: Line[]; children?: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">
        {title} · {lines.length}
      </h3>
      <ul className="mt-1 max-h-40 overflow-y-auto text-ink-2">
        {lines.map(({ id, name }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
