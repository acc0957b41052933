import { cardPreview, emptyCardData } from '@tessera/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toFace } from '../../parts/card-face/face-mapper.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../testing/warm-shell.ts';
import './team.tsx';

const member = (id: string, name: string, role: string, label: string, shown: object = { card: null, face: null }) => ({
  __typename: 'OrganizationMemberEdge',
  node: {
    __typename: 'OrganizationMember',
    ...{ role, label, joinedAt: '2026-11-12T09:41:00.000Z', ...shown },
    user: { __typename: 'User', id, name, avatarUrl: null },
  },
});
const MEMBERS = [
  member('u1', 'Asha Rao', 'OWNER', 'Owner'),
  member('u2', 'Priya Nair', 'MEMBER', 'Sales', {
    card: { __typename: 'Card', id: 'c2', path: '/priya/work' },
    face: toFace(cardPreview({ ...emptyCardData(), name: 'प्रिया नायर' })),
  }),
  member('u3', 'Ravi Menon', 'MEMBER', 'Marketing'),
];
const teamFor = (viewerRole: string, joinUrl: string | null = null) =>
  json({
    data: {
      organization: {
        __typename: 'Organization',
        ...{
          id: 'o1',
          name: 'Rao & Daughters',
          viewerRole,
          joinUrl,
          memberCount: 3,
          hasLeaderboard: false,
          requiresSecondFactor: false,
          heir: null,
          invitations: [],
        },
        members: {
          __typename: 'OrganizationMemberConnection',
          edges: MEMBERS,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  });

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

describe('the team', () => {
  test('shows each member by their card, which leads to its page', async () => {
    stubNetwork({ 'GraphQL Team': () => teamFor('MEMBER') });
    renderApp('/dashboard/team');
    const [asha, priya] = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem');
    expect(within(priya as HTMLElement).getByRole('link', { name: 'Card of Priya Nair' })).toHaveAttribute(
      'href',
      '/priya/work',
    );
    expect(priya).toHaveTextContent('प्रिया नायर');
    expect(asha).toHaveTextContent('No team card to show yet');
    // Who may edit nobody chooses nobody.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('several members get a label and a role at once', async () => {
    const calls = stubNetwork({
      'GraphQL Team': () => teamFor('OWNER'),
      'GraphQL UpdateTeamMember': ({ body }: Call) =>
        (body as { input: { userId: string } }).input.userId === 'u3'
          ? refusal('FORBIDDEN', 'Only the owner may do this.')
          : json({ data: { updateOrganizationMember: { organizationMember: MEMBERS[1]?.node } } }),
    });
    const { user } = renderApp('/dashboard/team');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Priya Nair' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ravi Menon' }));
    expect(screen.queryByRole('checkbox', { name: /Asha/ })).toBeNull();
    expect(screen.getByText('2 people selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit 2 people' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByLabelText(/Job label/), 'Messe – Halle 3');
    await user.selectOptions(dialog.getByLabelText('Role'), 'Manager');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // Who was refused is named, and stays selected alone.
    expect(await screen.findByText('Only the owner may do this. Not changed: Ravi Menon')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit one person' })).toBeVisible();
    const sent = calls.filter(({ name }) => name === 'GraphQL UpdateTeamMember').map(({ body }) => body);
    const change = { id: 'o1', role: 'MANAGER', label: 'Messe – Halle 3' };
    expect(sent).toEqual([{ input: { ...change, userId: 'u2' } }, { input: { ...change, userId: 'u3' } }]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('One person selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('One person selected')).toBeNull();
  });

  test('has its members with role, label and a Manage button', async () => {
    stubNetwork({ 'GraphQL Team': () => teamFor('OWNER') });
    const { user } = renderApp('/dashboard/team');
    const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Asha Rao \(you\)Owner.*Owner · since 12 Nov 2026Manage$/),
      expect.stringMatching(/Priya NairMember.*Sales · .*Manage$/),
      expect.stringMatching(/Ravi MenonMember.*Marketing · .*Manage$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Manage Priya Nair' }));
    const dialog = screen.getByRole('dialog', { name: 'Priya Nair' });
    const roles = within(dialog).getByLabelText('Role');
    expect(
      within(roles)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Admin', 'Manager', 'Member']);
  });

  test('changes its link when somebody is removed, unless that is not wanted', async () => {
    const gone = () =>
      json({ data: { removeOrganizationMember: { organization: { __typename: 'Organization', id: 'o1' } } } });
    const changed = () =>
      json({
        data: { changeOrganizationLink: { organization: { __typename: 'Organization', id: 'o1', joinUrl: '/n' } } },
      });
    const calls = stubNetwork({
      'GraphQL Team': () => teamFor('OWNER', 'https://tessera.example/team/t'),
      'GraphQL RemoveTeamMember': gone,
      'GraphQL ChangeTeamLink': changed,
    });
    const { user } = renderApp('/dashboard/team');
    await user.click(await screen.findByRole('button', { name: 'Manage Priya Nair' }));
    await user.click(screen.getByRole('button', { name: 'Remove from the team' }));
    expect(screen.getByRole('checkbox', { name: /Change the join link too/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Priya Nair' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GraphQL ChangeTeamLink'));
    expect(calls.find(({ name }) => name === 'GraphQL RemoveTeamMember')?.body).toMatchObject({
      input: { id: 'o1', userId: 'u2' },
    });
  });

  test('offers a member nothing that their role does not allow', async () => {
    stubNetwork({ 'GraphQL Team': () => teamFor('MEMBER') });
    renderApp('/dashboard/team');
    await screen.findByRole('list', { name: 'Members' });
    expect(screen.queryByRole('button', { name: /^(Manage|Invite)/ })).toBeNull();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Members',
      'Templates',
      'Analytics',
      'Settings',
    ]);
  });

  test('tells a member their own figures and the total, and asks for the days in the address', async () => {
    const figures = { views: 9, visitors: 8, actions: 7, saves: 6, leads: 5, shares: 4, conversionRate: 12.5 };
    const set = (changes: object) => ({ __typename: 'OrganizationFigures', ...figures, ...changes });
    const own = {
      ...figures,
      cards: 1,
      views: 3,
      previous: set({ cards: 1 }),
      user: { __typename: 'User', id: 'u1', name: 'Asha Rao' },
    };
    const calls = stubNetwork({
      'GraphQL Team': () => teamFor('MEMBER'),
      'GraphQL TeamAnalytics': () =>
        json({
          data: {
            organizationAnalytics: {
              __typename: 'OrganizationAnalytics',
              hasEverybody: false,
              totals: set({ cards: 3 }),
              previous: set({ cards: 3, views: 6 }),
              members: [{ __typename: 'OrganizationMemberFigures', ...own }],
            },
          },
        }),
    });
    renderApp('/dashboard/team?tab=analytics&from=2026-01-01&to=2026-01-31');
    const views = await screen.findByText('Views', { selector: 'dt *' });
    expect(views.closest('div')).toHaveTextContent('Views9▲50% moreyours: 3');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(calls.find(({ name }) => name === 'GraphQL TeamAnalytics')?.body).toMatchObject({
      input: { id: 'o1', from: '2026-01-01', to: '2026-01-31' },
    });
  });

  test('is made where there is none, and says what is wrong with its name', async () => {
    const calls = stubNetwork({
      'GraphQL Team': () => json({ data: { organization: null } }),
      'GraphQL CreateTeam': () => refusal('BAD_USER_INPUT', 'x', { name: 'Enter a name.' }),
    });
    const { user } = renderApp('/dashboard/team');
    await user.click(await screen.findByRole('button', { name: 'Create team' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'GraphQL CreateTeam')?.body).toEqual({ input: { name: '' } });
  });

  test('that is closed for want of a second factor leads to the settings, and lets a member leave', async () => {
    const calls = stubNetwork({
      'GraphQL Team': () => refusal('SECOND_FACTOR_MISSING', 'Your team requires two-step sign-in.'),
      'GraphQL ClosedTeam': () =>
        json({
          data: { organization: { __typename: 'Organization', id: 'o1', name: 'Studio', viewerRole: 'MEMBER' } },
        }),
      'GraphQL LeaveTeam': () => json({ data: { leaveOrganization: { leftOrganizationId: 'o1' } } }),
    });
    const { user } = renderApp('/dashboard/team');
    expect(await screen.findByText('Studio asks for two-step sign-in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
      'href',
      '/dashboard/settings/security#security',
    );
    await user.click(screen.getByRole('button', { name: 'Leave the team' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByText('You have left Studio');
    expect(calls.find(({ name }) => name === 'GraphQL LeaveTeam')?.body).toEqual({ input: { id: 'o1' } });
  });

  test('asks its members for a second factor when the owner says so', async () => {
    const calls = stubNetwork({
      'GraphQL Team': () => teamFor('OWNER'),
      'GraphQL TeamSecondFactor': () =>
        json({
          data: {
            organization: {
              __typename: 'Organization',
              ...{ id: 'o1', requiresSecondFactor: false, membersWithoutSecondFactor: 1 },
            },
          },
        }),
      'GraphQL SetTeamSecondFactor': () => refusal('BAD_USER_INPUT', 'Add a passkey to your own account first.'),
    });
    const { user } = renderApp('/dashboard/team?tab=settings');
    const wanted = await screen.findByRole('switch', { name: 'Require two-step sign-in' });
    await waitFor(() =>
      expect(wanted).toHaveAccessibleDescription(/One member has no two-step sign-in yet\. They get an email/),
    );
    await user.click(wanted);
    expect(await screen.findByText('Add a passkey to your own account first.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ input: { id: 'o1', isRequired: true } });
  });

  test('says when it can’t be loaded', async () => {
    stubNetwork({ 'GraphQL Team': () => refusal('INTERNAL', 'Broken.') });
    renderApp('/dashboard/team');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the teamBroken.');
  });
});
