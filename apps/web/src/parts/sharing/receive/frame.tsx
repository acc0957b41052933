import { t } from '@tessera/texts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { LONE_LINK } from '../../screen/text-link.ts';

/** The column of a shared card, or of the message in its place. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-265 flex-1 px-5 py-10 sm:px-8 md:py-16">{children}</div>;
}

/** The message in place of a card, with the way home. */
export function InsteadOfCard({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className="grid max-w-130 justify-items-start gap-5">
        {children}
        <BackHome />
      </div>
    </Frame>
  );
}

export function LoadingLine() {
  return (
    <Frame>
      <p role="status" className="text-ink-2">
        {t('Loading…')}
      </p>
    </Frame>
  );
}

/** The front page is a document of its own. */
export function BackHome() {
  return (
    <a href={paths.home} className={LONE_LINK}>
      {t('Back to Home')}
    </a>
  );
}
