import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../testing/warm-shell.ts';
import './team.tsx';

const COLORS = { __typename: 'OrganizationBrandColors', primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' };
const KIT = {
  __typename: 'OrganizationBrand',
  ...{ logoUrl: '/uploads/logo.webp', coverUrl: '' },
  colors: COLORS,
  fonts: { __typename: 'OrganizationBrandFonts', name: 'SERIF', text: 'SANS' },
};
const TEAM = { __typename: 'Organization', id: 'o1' };
const worn = { __typename: 'OrganizationTemplate', id: 't1', name: 'Studio card', hasBrand: true, cardCount: 2 };
const frame = (viewerRole: string) => ({
  ...TEAM,
  ...{
    name: 'Rao & Daughters',
    viewerRole,
    joinUrl: null,
    memberCount: 1,
    hasLeaderboard: true,
    requiresSecondFactor: false,
    membersWithoutSecondFactor: 1,
    heir: null,
  },
  invitations: [],
  members: {
    __typename: 'OrganizationMemberConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const teamFor = (role: string) => json({ data: { organization: frame(role) } });
const teamWith = (brand: object | null, templates: object[] = []) =>
  json({ data: { organization: { ...TEAM, brand, templates } } });

function open(tab: string, answers: Parameters<typeof stubNetwork>[0]) {
  const calls = stubNetwork({
    'GraphQL Team': () => teamFor('ADMIN'),
    'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])),
    ...answers,
  });
  const asked = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { ...renderApp(`/dashboard/team?tab=${tab}`), asked };
}

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

describe('the brand kit', () => {
  test('says how well each text is read, keeps what is too faint from being saved, and offers what is not', async () => {
    const { user, asked } = open('brand', {
      'GraphQL TeamBrand': () => teamWith(KIT, [worn]),
      'GraphQL SetTeamBrand': ({ body }: Call) =>
        json({
          data: {
            setOrganizationBrand: {
              organization: { ...TEAM, brand: { ...KIT, ...(body as { input: { brand: object } }).input.brand } },
            },
          },
        }),
    });
    expect(await screen.findByText(/^Used by Studio card and 2 cards\./)).toBeInTheDocument();
    const accent = screen.getByLabelText('Accent');
    await user.clear(accent);
    await user.type(accent, '#2c5a4d');
    const rows = within(screen.getByRole('list', { name: 'Text on the primary colour' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Names and contacts13\.\d : 1Readable$/),
      expect.stringMatching(/Roles, in secondary8\.\d : 1Readable$/),
      expect.stringMatching(/Badges, in accent1\.\d : 1Too faintUse #[0-9a-f]{6}$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    expect(accent).toHaveAccessibleDescription(/on the primary colour is too faint/);
    expect(asked('SetTeamBrand')).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Use #/ }));
    await user.selectOptions(screen.getByLabelText('Names and roles'), 'Geist Mono');
    await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
    await waitFor(() => expect(asked('SetTeamBrand')).toHaveLength(1));
    expect(asked('SetTeamBrand')[0]).toMatchObject({
      input: { id: 'o1', brand: { logoUrl: '/uploads/logo.webp', fonts: { name: 'MONO', text: 'SANS' } } },
    });
  });

  test('takes a logo in, and says why one was refused', async () => {
    let isRefused = true;
    const { user } = open('brand', {
      'GraphQL TeamBrand': () => teamWith(null),
      'POST /api/organizations/o1/pictures': () =>
        isRefused ? json({ message: 'This picture is damaged.' }, 415) : json({ url: '/uploads/new.webp' }, 201),
    });
    const input = await screen.findByLabelText('Logo file');
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(input, file);
    expect(await screen.findByText('This picture is damaged.')).toBeInTheDocument();
    isRefused = false;
    await user.upload(input, file);
    expect(await screen.findByRole('button', { name: 'Remove logo' })).toBeInTheDocument();
  });

  test('is for admins alone', async () => {
    open('brand', { 'GraphQL Team': () => teamFor('MEMBER') });
    expect(await screen.findByRole('tab', { name: 'Members', selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Brand kit' })).toBeNull();
  });

  test('that can’t be loaded says why', async () => {
    open('brand', { 'GraphQL TeamBrand': () => refusal('INTERNAL', 'Broken.') });
    expect(await screen.findByRole('heading', { name: 'Brand kit' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
  });
});
