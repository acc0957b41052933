import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SharedCardScreen } from './app/shares/shared-card/shared-card-screen.tsx';
import { TakeShareToken } from './app/shares/shared-card/take-share-token.tsx';
import { paths, patterns } from './paths.ts';
import { GetStarted, RequireNoSession, RequireSession } from './session/guards.tsx';
import { LeaveFor } from './session/leave-for.tsx';
import { useSession } from './session/session.ts';
import { PublicLayout } from './shell/public-layout.tsx';
import { Root } from './shell/root.tsx';
import { RouteError } from './shell/route-error.tsx';

/** The screen's code is fetched when it is first shown. */
function screen(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: { title }, lazy: async () => ({ Component: following(await load()) }) };
}

/** A screen whose title is what it shows: it names the page itself. */
function named(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: following(await load()) }) };
}

/** Figures and dates go by the person's region and time zone, which may turn out to be others once it is on screen. */
function following(Screen: ComponentType): ComponentType {
  return function FollowingScreen() {
    useSession();
    return <Screen />;
  };
}

const publicRoutes: RouteObject[] = [
  screen(paths.explore, 'Explore', async () => (await import('./app/explore/explore.tsx')).Explore),
  named(
    paths.publicProfile,
    async () => (await import('./app/explore/public-profile/public-profile.tsx')).PublicProfile,
  ),
  named(
    paths.publicProfileCards,
    async () => (await import('./app/explore/public-profile/public-profile.tsx')).PublicProfile,
  ),
  {
    path: `${paths.sharedCard()}/:id?`,
    handle: { title: 'Shared card' },
    element: <TakeShareToken />,
    children: [{ index: true, element: <SharedCardScreen /> }],
  },
  {
    element: <RequireNoSession />,
    children: [
      screen(paths.signIn(), 'Sign in', async () => (await import('./app/account/signin.tsx')).SignIn),
      screen(paths.signUp(), 'Create your account', async () => (await import('./app/account/signup.tsx')).SignUp),
    ],
  },
  screen(
    paths.forgotPassword,
    'Forgotten password',
    async () => (await import('./app/account/forgot-password.tsx')).ForgotPassword,
  ),
  screen(
    paths.resetPassword,
    'New password',
    async () => (await import('./app/account/reset-password.tsx')).ResetPassword,
  ),
  screen(
    paths.confirmEmail,
    'Confirm your e-mail address',
    async () => (await import('./app/account/confirm-email.tsx')).ConfirmEmail,
  ),
  screen(
    paths.confirmDeletion,
    'Confirm the deletion',
    async () => (await import('./app/account/confirm-deletion.tsx')).ConfirmDeletion,
  ),
  screen(
    paths.cancelDeletion,
    'Keep the account',
    async () => (await import('./app/account/cancel-deletion.tsx')).CancelDeletion,
  ),
];

const dashboardRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.profile} replace /> },
  screen(paths.profile, 'My Profile', async () => (await import('./app/account/profile/profile.tsx')).Profile),
  screen(patterns.chat, 'Chat', async () => (await import('./app/chat/chat.tsx')).Chat),
  screen(
    patterns.openDirect,
    'Chat',
    async () => (await import('./app/chat/direct-message/direct-chat.tsx')).DirectChat,
  ),
  screen(
    patterns.directMessages,
    'Chat',
    async () => (await import('./app/chat/direct-message/direct-message.tsx')).DirectMessage,
  ),
  screen(patterns.person, 'Person', async () => (await import('./app/people/user-view.tsx')).UserView),
  screen(paths.cards, 'My Cards', async () => (await import('./app/cards/cards.tsx')).MyCards),
  screen(paths.newCard, 'New Card', async () => (await import('./app/cards/new-card.tsx')).NewCard),
  screen(paths.builder(), 'Card Builder', async () => (await import('./app/cards/builder/builder.tsx')).Builder),
  screen(paths.shares, 'Shares', async () => (await import('./app/shares/shares.tsx')).Shares),
  screen(paths.analytics, 'Analytics', async () => (await import('./app/analytics/analytics.tsx')).Analytics),
  screen(paths.contacts, 'Contacts', async () => (await import('./app/contacts/contacts.tsx')).Contacts),
  screen(
    paths.importContacts,
    'Import and export contacts',
    async () => (await import('./app/contacts/import.tsx')).ImportContacts,
  ),
  screen(paths.contactDuplicates, 'Duplicates', async () => (await import('./app/contacts/duplicates.tsx')).Duplicates),
  screen(patterns.contactDetails, 'Contact', async () => (await import('./app/contacts/contact-page.tsx')).ContactPage),
  screen(paths.team, 'Team', async () => (await import('./app/teams/team.tsx')).Team),
  screen(paths.marketplace, 'Marketplace', async () => (await import('./app/marketplace/marketplace.tsx')).Marketplace),
  screen(
    paths.integrations,
    'Integrations',
    async () => (await import('./app/integrations/integrations.tsx')).Integrations,
  ),
  screen(
    paths.connectionReturn,
    'Connecting',
    async () => (await import('./app/integrations/connection-return.tsx')).ConnectionReturn,
  ),
  screen(
    patterns.connector,
    'Connector',
    async () => (await import('./app/integrations/connector-page.tsx')).ConnectorPage,
  ),
  screen(patterns.webhook, 'Webhook', async () => (await import('./app/integrations/webhook-page.tsx')).WebhookPage),
  screen(paths.billing, 'Billing', async () => (await import('./app/billing/billing.tsx')).Billing),
  screen(paths.settings, 'Settings', async () => (await import('./app/settings/settings.tsx')).Settings),
  screen(paths.support, 'Support', async () => (await import('./app/support/support.tsx')).Support),
];

/** The whole app: address → screen. The pages of the marketing site are documents of their own: see site/pages.ts. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    // While the first screen's code is fetched the page stays as it was sent.
    hydrateFallbackElement: <></>,
    children: [
      { element: <PublicLayout />, children: publicRoutes },
      {
        path: paths.dashboard,
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/dashboard-shell.tsx')).DashboardShell }),
            children: [
              {
                lazy: async () => ({ Component: (await import('./card-store/cards-layout.tsx')).CardsLayout }),
                children: dashboardRoutes,
              },
            ],
          },
        ],
      },
      {
        path: patterns.join,
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/dashboard-shell.tsx')).DashboardShell }),
            children: [
              {
                index: true,
                handle: { title: 'Join a group' },
                lazy: async () => ({ Component: (await import('./app/chat/join/join.tsx')).Join }),
              },
            ],
          },
        ],
      },
      {
        path: patterns.joinTeam,
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/dashboard-shell.tsx')).DashboardShell }),
            children: [
              {
                index: true,
                handle: { title: 'Join a team' },
                lazy: async () => ({ Component: (await import('./app/teams/join-team.tsx')).JoinTeam }),
              },
            ],
          },
        ],
      },
      { path: paths.getStarted, element: <GetStarted /> },
      { path: '*', element: <LeaveFor address={paths.home} /> },
    ],
  },
];
