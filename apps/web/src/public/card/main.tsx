import { StrictMode } from 'react';
import { hydrate } from '../../delivery/hydrate.ts';
import { registerWorker } from '../../delivery/register-worker.ts';
import { KeptContent, KeptEvent } from './kept-content.tsx';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

registerWorker();
const card = readPageData(document);
if (card) {
  // During development the page comes empty.
  const { CardContent, CardEvent } = import.meta.env.DEV
    ? await import('./card-content.tsx')
    : { CardContent: KeptContent, CardEvent: KeptEvent };
  hydrate(
    <StrictMode>
      <PublicPage card={card} content={<CardContent card={card} />} event={<CardEvent card={card} />} />
    </StrictMode>,
  );
}
