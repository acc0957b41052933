import { type Fixture, type Operations, REFUSED, SIGN_IN } from './authorization-matrix.ts';

const OWNERS = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' };
const OVER = { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' };
const NOBODYS = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** An operation that takes the owner's team and perhaps more; `expected` are outcomes for its owner and for strangers. */
function onTeam(name: string, { more = '', expected = OWNERS }: Row) {
  const document = `mutation ($id: ID!) { ${name}(input: { id: $id ${more} }) { __typename } }`;
  return { [`Mutation.${name}`]: [{ document, variables: (f: Fixture) => ({ id: f.ownersTeam }), expected }] };
}

interface Row {
  more?: string;
  expected?: Operations[string][number]['expected'];
}

/** An id of nobody. */
const GONE = '00000000-0000-4000-8000-000000000000';

const BRAND = {
  ...{ logoUrl: '', coverUrl: '', fonts: { name: 'SANS', text: 'SANS' } },
  colors: { primary: '#ffffff', secondary: '#333333', accent: '#333333' },
};

/** Every operation on teams, tried on one that the owner made; roles are tried in the tests of the modules. */
export const ORGANIZATION_OPERATIONS: Operations = {
  'Query.organization': [
    { document: '{ organization { id } }', expected: { ...SIGN_IN, stranger: 'null', owner: 'ok' } },
  ],
  'Query.organizationAnalytics': [
    {
      document:
        'query ($id: ID!) { organizationAnalytics(input: { id: $id, from: "2026-03-01", to: "2026-03-31" }) { totals { views } } }',
      variables: (f) => ({ id: f.ownersTeam }),
      expected: OWNERS,
    },
  ],
  'Query.organizationByToken': [
    {
      document: '{ organizationByToken(token: "wrong") { name } }',
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  'Mutation.createOrganization': [
    {
      document: 'mutation { createOrganization(input: { name: "Mine" }) { organization { id } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'CONFLICT' },
    },
  ],
  ...onTeam('updateOrganization', { more: 'name: "Other"' }),
  ...onTeam('inviteToOrganization', { more: 'email: "new@example.com"' }),
  ...onTeam('changeOrganizationLink', {}),
  ...onTeam('removeOrganizationLink', {}),
  ...onTeam('updateOrganizationMember', { more: `userId: "${GONE}"`, expected: NOBODYS }),
  ...onTeam('removeOrganizationMember', { more: `userId: "${GONE}"`, expected: NOBODYS }),
  ...onTeam('transferOrganization', { more: `userId: "${GONE}"`, expected: NOBODYS }),
  ...onTeam('setOrganizationSecondFactor', {
    more: 'isRequired: true',
    expected: { ...OWNERS, owner: 'BAD_USER_INPUT' },
  }),
  ...onTeam('leaveOrganization', { expected: { ...OWNERS, owner: 'FORBIDDEN' } }),
  ...onTeam('deleteOrganization', {}),
  'Mutation.withdrawOrganizationInvitation': [
    {
      document: `mutation { withdrawOrganizationInvitation(input: { id: "${GONE}" }) { withdrawnInvitationId } }`,
      expected: NOBODYS,
    },
  ],
  'Mutation.joinOrganization': [
    { document: 'mutation { joinOrganization(input: { token: "wrong" }) { organization { id } } }', expected: OVER },
  ],
  'Mutation.createOrganizationTemplate': [
    {
      document:
        'mutation ($id: ID!) { createOrganizationTemplate(input: { organizationId: $id, name: "T", data: {}, fields: [] }) { organizationTemplate { id } } }',
      variables: (f) => ({ id: f.ownersTeam }),
      expected: OWNERS,
    },
  ],
  'Mutation.updateOrganizationTemplate': [
    {
      document: `mutation { updateOrganizationTemplate(input: { id: "${GONE}", name: "T", data: {}, fields: [] }) { organizationTemplate { id } } }`,
      expected: NOBODYS,
    },
  ],
  'Mutation.deleteOrganizationTemplate': [
    {
      document: `mutation { deleteOrganizationTemplate(input: { id: "${GONE}" }) { deletedOrganizationTemplateId } }`,
      expected: NOBODYS,
    },
  ],
  'Mutation.createCardFromTemplate': [
    { document: `mutation { createCardFromTemplate(input: { id: "${GONE}" }) { card { id } } }`, expected: NOBODYS },
  ],
  'Query.organizationTemplateCards': [
    { document: `{ organizationTemplateCards(input: { id: "${GONE}" }) { id } }`, expected: NOBODYS },
  ],
  'Query.organizationTemplateEffect': [
    {
      document: `{ organizationTemplateEffect(input: { id: "${GONE}", cardId: "${GONE}" }) { locked } }`,
      expected: NOBODYS,
    },
  ],
  'Mutation.putCardUnderTemplate': [
    {
      document: `mutation { putCardUnderTemplate(input: { id: "${GONE}", cardId: "${GONE}" }) { card { id } } }`,
      expected: NOBODYS,
    },
  ],
  'Mutation.takeCardOffTemplate': [
    { document: `mutation { takeCardOffTemplate(input: { cardId: "${GONE}" }) { cardId } }`, expected: NOBODYS },
  ],
  'Mutation.setOrganizationBrand': [
    {
      document:
        'mutation ($input: SetOrganizationBrandInput!) { setOrganizationBrand(input: $input) { organization { brand { logoUrl } } } }',
      variables: (f) => ({ input: { id: f.ownersTeam, brand: BRAND } }),
      expected: OWNERS,
    },
  ],
  'Mutation.uploadOrganizationPicture': [
    {
      document:
        'mutation ($id: ID!, $file: Upload!) { uploadOrganizationPicture(input: { id: $id, file: $file, kind: LOGO }) { image { url } } }',
      variables: (f) => ({ id: f.ownersTeam, file: 'no file' }),
      expected: REFUSED,
    },
  ],
  'Mutation.markOrganizationContacts': [
    {
      document:
        'mutation ($id: ID!) { markOrganizationContacts(input: { ids: [$id], isOrganizations: true }) { contacts { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: OWNERS,
    },
  ],
};
