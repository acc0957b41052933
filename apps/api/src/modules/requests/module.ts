import { defineModule } from '../../kernel/module.ts';
import { ContactRequestRow } from './contact-request.entity.ts';
import { DemoRequestRow } from './demo-request.entity.ts';
import { RequestResolver } from './request.resolver.ts';
import { sweepRequests } from './request.service.ts';

export const requests = defineModule({
  name: 'requests',
  entities: [DemoRequestRow, ContactRequestRow],
  resolvers: [RequestResolver],
  sweeps: [sweepRequests],
});
