import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../../composition/context.ts';
import { contextOf } from '../../http/request-context.ts';
import { auditCsv } from '../../modules/teams/audit/audit-list.service.ts';
import { assertTokenMayLoad } from '../../modules/tokens/token-rules.service.ts';

/** `GET /api/organizations/:id/audit.csv` with `action` and `userId` as the log has them, for a plain download link. */
export function registerAuditExport(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/organizations/:id/audit.csv', async (request, reply) => {
    const context = await contextOf(services, request, reply);
    const viewer = requireViewer(context);
    assertTokenMayLoad(viewer, 'team');
    const { action, userId } = request.query as Record<string, unknown>;
    await services.rateLimits.consume('figuresExportByViewer', viewer.id);
    const asked = { id: request.params.id, action: textOf(action), userId: textOf(userId) };
    // Whatever is wrong is answered before the first line is sent.
    const lines = await auditCsv(context, viewer, asked);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="tessera-team-log-${day}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(lines, { objectMode: false }));
  });
}

/** A name that is there twice comes as a list, which is no value of any of them. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
