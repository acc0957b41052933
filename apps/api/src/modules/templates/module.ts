import { defineModule } from '../../kernel/module.ts';
import { templatesExport } from './export.ts';
import { TemplateRow } from './template.entity.ts';
import { TemplateResolver } from './template.resolver.ts';

export const templates = defineModule({
  name: 'templates',
  entities: [TemplateRow],
  resolvers: [TemplateResolver],
  exports: templatesExport,
  tokens: {
    'templates:read': 'Query.templates CardTemplate',
    'templates:write': 'Mutation.createTemplate Mutation.deleteTemplate',
  },
});
