import { type Operations, SIGN_IN } from './authorization-matrix.ts';

/** Every operation on templates. The product's own can't be deleted. */
export const TEMPLATE_OPERATIONS: Operations = {
  'Query.templates': [{ document: '{ templates { name } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } }],
  'Mutation.createTemplate': [
    {
      document: 'mutation { createTemplate(input: { name: "House", tag: LUXE, theme: LUXE }) { cardTemplate { id } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.deleteTemplate': [
    {
      document: 'mutation { deleteTemplate(input: { id: "obsidian" }) { deletedCardTemplateId } }',
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  // Whoever is in no team is told so; the owner has no such template.
  'Mutation.publishTemplate': [
    {
      document: 'mutation { publishTemplate(input: { id: "obsidian" }) { cardTemplate { id } } }',
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Mutation.withdrawTemplate': [
    {
      document: 'mutation { withdrawTemplate(input: { id: "obsidian" }) { withdrawnCardTemplateId } }',
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
};
