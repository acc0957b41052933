import { defineModule } from '../../kernel/module.ts';
import { Incident } from './incident.entity.ts';
import { IncidentResolver } from './incident.resolver.ts';
import { findIncident } from './incident.service.ts';

export const incidents = defineModule({
  name: 'incidents',
  entities: [Incident],
  resolvers: [IncidentResolver],
  nodesOfAll: {
    Incident: { entity: Incident, find: findIncident },
  },
  tokens: {
    any: 'Query.incidents Incident',
  },
});
