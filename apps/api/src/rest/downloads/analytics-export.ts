import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../../composition/context.ts';
import { contextOf } from '../../http/request-context.ts';
import { eventsCsv, reportCsv } from '../../modules/analytics/export-figures.service.ts';
import { assertTokenMayLoad } from '../../modules/tokens/token-rules.service.ts';

const FILES = { report: reportCsv, events: eventsCsv };

/**
 * `GET /api/analytics/report.csv` and `events.csv` with `from`, `to`, `cardId` and `timeZone` as the report has them,
 * for a plain download link.
 */
export function registerAnalyticsExport(app: FastifyInstance, services: Services): void {
  for (const [name, read] of Object.entries(FILES)) {
    app.get(`/api/analytics/${name}.csv`, async (request, reply) => {
      const context = await contextOf(services, request, reply);
      const viewer = requireViewer(context);
      assertTokenMayLoad(viewer, 'analytics');
      const { from, to, cardId, timeZone } = request.query as Record<string, unknown>;
      const asked = {
        from: textOf(from),
        to: textOf(to),
        cardId: textOf(cardId) || null,
        timeZone: textOf(timeZone) || null,
      };
      await services.rateLimits.consume('figuresExportByViewer', viewer.id);
      // Whatever is wrong is answered before the first line is sent.
      const lines = await read(context, viewer, asked);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="tessera-${name}-${asked.from}-${asked.to}.csv"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(lines, { objectMode: false }));
    });
  }
}

/** A name that is there twice comes as a list, which is no value of any of them. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
