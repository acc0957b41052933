import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../../composition/context.ts';
import { contextOf } from '../../http/request-context.ts';
import { organizationFiguresCsv } from '../../modules/teams/analytics/export-organization-figures.service.ts';
import { assertTokenMayLoad } from '../../modules/tokens/token-rules.service.ts';

/** `GET /api/organizations/:id/figures.csv` with `from`, `to` and `timeZone` as the figures have them. */
export function registerOrganizationFiguresExport(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/api/organizations/:id/figures.csv', async (request, reply) => {
    const context = await contextOf(services, request, reply);
    const viewer = requireViewer(context);
    assertTokenMayLoad(viewer, 'team');
    const { from, to, timeZone } = request.query as Record<string, unknown>;
    const asked = { id: request.params.id, from: textOf(from), to: textOf(to), timeZone: textOf(timeZone) || null };
    await services.rateLimits.consume('figuresExportByViewer', viewer.id);
    // Whatever is wrong is answered before the first line is sent.
    const lines = await organizationFiguresCsv(context, viewer, asked);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="tessera-team-${asked.from}-${asked.to}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(lines, { objectMode: false }));
  });
}

/** A name that is there twice comes as a list, which is no value of any of them. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
