import { buttonClass } from '@tessera/ui';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** What stands at an address that has no card, or none for strangers: the two are not told apart. */
export function MissingCard() {
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-4 pt-10 md:pt-20">
        <h1>There is no card at this address.</h1>
        <p className="text-ink-2">
          It may have been withdrawn or made private by its owner, or the link is not complete. Whoever gave it to you
          can send you a new one.
        </p>
        <a href={paths.home} className={`${buttonClass('primary')} mt-2`}>
          To the front page
        </a>
      </div>
    </PageFrame>
  );
}
