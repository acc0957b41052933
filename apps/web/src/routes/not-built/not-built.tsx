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

/** The same on a public page, whose shell leaves the margins to the page. */
export function PublicNotBuilt() {
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-8 lg:px-14">
      <NotBuilt />
    </div>
  );
}
