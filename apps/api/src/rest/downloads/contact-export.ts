import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireViewer, type Services } from '../../composition/context.ts';
import { contextOf } from '../../http/request-context.ts';
import { contactsCsv, contactsVcf } from '../../modules/contacts/export-contacts.service.ts';
import { assertTokenMayLoad } from '../../modules/tokens/token-rules.service.ts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', read: contactsCsv },
  vcf: { type: 'text/vcard; charset=utf-8', read: contactsVcf },
};

/** `GET /api/contacts/export.csv` and `.vcf`: the viewer's address book, for a plain download link. */
export function registerContactExport(app: FastifyInstance, services: Services): void {
  for (const [ending, { type, read }] of Object.entries(FORMATS)) {
    app.get(`/api/contacts/export.${ending}`, async (request, reply) => {
      const context = await contextOf(services, request, reply);
      const viewer = requireViewer(context);
      assertTokenMayLoad(viewer, 'contacts');
      await services.rateLimits.consume('exportByViewer', viewer.id);
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="tessera-contacts-${day}.${ending}"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(read(services.db, viewer.id), { objectMode: false }));
    });
  }
}
