import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../../composition/context.ts';
import { contextOf } from '../../http/request-context.ts';
import { exportAccount } from '../../modules/exports/export.service.ts';
import { assertTokenMayLoad } from '../../modules/tokens/token-rules.service.ts';

/** `GET /api/account/export`: one ZIP with everything that is the viewer's, for a plain download link. */
export function registerExport(app: FastifyInstance, services: Services): void {
  app.get('/api/account/export', async (request, reply) => {
    const context = await contextOf(services, request, reply);
    const viewer = requireViewer(context);
    assertTokenMayLoad(viewer, 'account');
    const archive = await exportAccount(context, viewer);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="tessera-${day}.zip"`)
      .header('cache-control', 'no-store')
      .send(archive);
  });
}
