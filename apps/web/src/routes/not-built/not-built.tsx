import { useMatches } from 'react-router-dom';
import { titleOf } from '../../shell/root.tsx';

/** Stands where a part of the dashboard is still missing, and says so. */
export function NotBuilt() {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast(Boolean);
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 text-ink-2">This part is not built yet.</p>
    </>
  );
}
