import type { CardPageProps } from '@tessera/domain';
import { type ComponentType, StrictMode } from 'react';
import { hydrate } from '../../delivery/hydrate.ts';
import { registerWorker } from '../../delivery/register-worker.ts';
import { KeptContent } from './kept-content.tsx';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

registerWorker();
const card = readPageData(document);
if (card) {
  // During development the page comes empty.
  const Content: ComponentType<{ card: CardPageProps }> = import.meta.env.DEV
    ? (await import('./card-content.tsx')).CardContent
    : KeptContent;
  hydrate(
    <StrictMode>
      <PublicPage card={card} content={<Content card={card} />} />
    </StrictMode>,
  );
}
