import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { Incident } from './incident.entity.ts';
import { listIncidents } from './incident.service.ts';

@Resolver(() => Incident)
export class IncidentResolver {
  @Query(() => [Incident], {
    description:
      'When the service was down in the last 90 days, at most 50, the latest first. The present is at `/readyz`.',
  })
  incidents(@Ctx() context: Context) {
    return listIncidents(context);
  }
}
