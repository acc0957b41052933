import { defineModule } from '../../kernel/module.ts';
import { ContactRequestRow } from './contact-request.entity.ts';
import { DemoRequestRow } from './demo-request.entity.ts';
import { RequestResolver } from './request.resolver.ts';
import { sweepRequests } from './request.service.ts';

const limits = {
  requestByAddress: { points: 20, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

export const requests = defineModule({
  name: 'requests',
  limits,
  entities: [DemoRequestRow, ContactRequestRow],
  resolvers: [RequestResolver],
  sweeps: [sweepRequests],
  tokens: {
    none: 'Mutation.requestDemo Mutation.sendContactRequest',
  },
});
