import { StrictMode } from 'react';
import { registerWorker } from '../pwa/register-worker.ts';
import { takeOver } from '../take-over.ts';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

registerWorker();
takeOver(
  <StrictMode>
    <PublicPage card={readPageData(document)} />
  </StrictMode>,
);
