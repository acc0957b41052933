import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** For each group that the viewer has left: the place in the browser's history at which they left it. */
const leftAt = new Map<string, number>();

function readPlace(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Remembers that the viewer leaves the group now; the entry of the history that shows it becomes another page. */
export function noteLeftGroup(groupId: string): void {
  leftAt.set(groupId, readPlace());
}

/** Its pages from before are good again. */
export function noteEnteredGroup(groupId: string): void {
  leftAt.delete(groupId);
}

/** Whether the entry of the history shows the group from before the viewer left it, and has one before it. */
export function isBeforeLeaving(groupId: string): boolean {
  const place = readPlace();
  return place > 0 && place < (leftAt.get(groupId) ?? 0);
}

/** Stands in for a group that the viewer has left: Back goes on to what they saw before the group. */
export function SkipLeftGroup() {
  const navigate = useNavigate();
  useEffect(() => void navigate(-1), [navigate]);
  return null;
}
