import { accountRoutes } from './account-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { dealRoutes } from './deal-routes.ts';
import type { DownloadRoute } from './download.ts';
import { downloadRoutes } from './download-routes.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { groupRoutes } from './group-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { organizationRoutes } from './organization-routes.ts';
import type { Route } from './route.ts';
import { shareRoutes } from './share-routes.ts';
import { syncRoutes } from './sync-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The whole REST API, together with `downloads`. A route only renames: no rule, no query and no permission lives here. */
export const routes: Route[] = [
  ...accountRoutes,
  ...cardRoutes,
  ...contactRoutes,
  ...dealRoutes,
  ...exchangeRoutes,
  ...groupRoutes,
  ...messageRoutes,
  ...organizationRoutes,
  ...shareRoutes,
  ...syncRoutes,
  ...webhookRoutes,
];

/** The files of the REST API. */
export const downloads: readonly DownloadRoute[] = downloadRoutes;
