import { StrictMode } from 'react';
import { hydrate } from '../../delivery/hydrate.ts';
import { registerWorker } from '../../delivery/register-worker.ts';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

registerWorker();
const card = readPageData(document);
if (card) {
  hydrate(
    <StrictMode>
      <PublicPage card={card} />
    </StrictMode>,
  );
}
