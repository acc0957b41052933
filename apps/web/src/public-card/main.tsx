import { StrictMode } from 'react';
import { takeOver } from '../hydration/take-over.ts';
import { registerWorker } from '../pwa/register-worker.ts';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

registerWorker();
takeOver(
  <StrictMode>
    <PublicPage card={readPageData(document)} />
  </StrictMode>,
);
