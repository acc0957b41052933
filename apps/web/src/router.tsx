import { ADDRESS_TITLES, ADDRESSES, type AddressName } from '@tessera/domain';
import { say } from '@tessera/texts';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Root } from './app/frame/root.tsx';
import { RouteError, ScreenError } from './app/frame/route-error.tsx';
import { GetStarted, RequireNoSession, RequireSession } from './data/session/guards.tsx';
import { LeaveFor } from './data/session/leave-for.tsx';
import { useSession } from './data/session/session.ts';
import { SharedCardScreen } from './parts/sharing/receive/shared-card-screen.tsx';
import { TakeShareToken } from './parts/sharing/receive/take-share-token.tsx';
import { paths } from './paths.ts';

/** The address and the title are the list's. The screen's code is fetched when it is first shown. */
function screen(name: AddressName, load: () => Promise<ComponentType>): RouteObject {
  return { ...at(name), lazy: async () => ({ Component: following(await load()) }) };
}

/** A screen without a title names the page itself, by what it shows. */
function at(name: AddressName): Pick<RouteObject, 'path' | 'handle'> {
  const title = ADDRESS_TITLES[name];
  return { path: ADDRESSES[name].path, handle: { title: title && say(title) } };
}

/** Figures and dates go by the person's region and time zone, which may turn out to be others once it is on screen. */
function following(Screen: ComponentType): ComponentType {
  const known = followers.get(Screen);
  if (known) return known;
  function FollowingScreen() {
    useSession();
    return <Screen />;
  }
  followers.set(Screen, FollowingScreen);
  return FollowingScreen;
}

/** One for each screen: a screen of two addresses, such as the chat, keeps its state from one to the other. */
const followers = new WeakMap<ComponentType, ComponentType>();

const publicRoutes: RouteObject[] = [
  screen('explore', async () => (await import('./app/explore/explore.tsx')).Explore),
  screen('status', async () => (await import('./app/support/status-page.tsx')).StatusPage),
  screen('publicProfile', async () => (await import('./public/profile/public-profile.tsx')).PublicProfile),
  screen('publicProfileCards', async () => (await import('./public/profile/public-profile.tsx')).PublicProfile),
  {
    ...at('sharedCard'),
    element: <TakeShareToken />,
    children: [{ index: true, element: <SharedCardScreen /> }],
  },
  {
    element: <RequireNoSession />,
    children: [
      screen('signIn', async () => (await import('./app/account/signin.tsx')).SignIn),
      screen('signUp', async () => (await import('./app/account/signup.tsx')).SignUp),
    ],
  },
  screen('forgotPassword', async () => (await import('./app/account/forgot-password.tsx')).ForgotPassword),
  screen('resetPassword', async () => (await import('./app/account/reset-password.tsx')).ResetPassword),
  screen('confirmEmail', async () => (await import('./app/account/confirm-email.tsx')).ConfirmEmail),
  screen('undoEmailChange', async () => (await import('./app/account/undo-email-change.tsx')).UndoEmailChange),
  screen('disownAccount', async () => (await import('./app/account/disown-account.tsx')).DisownAccount),
  screen('confirmDeletion', async () => (await import('./app/account/confirm-deletion.tsx')).ConfirmDeletion),
  screen('cancelDeletion', async () => (await import('./app/account/cancel-deletion.tsx')).CancelDeletion),
];

const dashboardRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.profile} replace /> },
  screen('profile', async () => (await import('./app/account/profile/profile.tsx')).Profile),
  screen('chat', async () => (await import('./app/chat/chat.tsx')).Chat),
  screen('openDirect', async () => (await import('./app/chat/direct-message/direct-chat.tsx')).DirectChat),
  screen('directMessages', async () => (await import('./app/chat/chat.tsx')).Chat),
  screen('person', async () => (await import('./app/people/user-view.tsx')).UserView),
  screen('cards', async () => (await import('./app/cards/cards.tsx')).MyCards),
  screen('newCard', async () => (await import('./app/cards/new-card.tsx')).NewCard),
  screen('listings', async () => (await import('./app/cards/listings/listings.tsx')).Listings),
  screen('builder', async () => (await import('./app/cards/builder/builder.tsx')).Builder),
  screen('shares', async () => (await import('./parts/sharing/lists/shares.tsx')).Shares),
  screen('analytics', async () => (await import('./app/analytics/analytics.tsx')).Analytics),
  screen('contacts', async () => (await import('./app/contacts/contacts.tsx')).Contacts),
  screen('importContacts', async () => (await import('./app/contacts/import.tsx')).ImportContacts),
  screen('contactDuplicates', async () => (await import('./app/contacts/duplicates.tsx')).Duplicates),
  screen('deals', async () => (await import('./app/contacts/deals/deals.tsx')).Deals),
  screen('contactDetails', async () => (await import('./app/contacts/contact-page.tsx')).ContactPage),
  screen('team', async () => (await import('./app/teams/team.tsx')).Team),
  screen('marketplace', async () => (await import('./app/marketplace/marketplace.tsx')).Marketplace),
  screen('integrations', async () => (await import('./app/integrations/integrations.tsx')).Integrations),
  screen('connectionReturn', async () => (await import('./app/integrations/connection-return.tsx')).ConnectionReturn),
  screen('connector', async () => (await import('./app/integrations/connector-page.tsx')).ConnectorPage),
  screen('webhook', async () => (await import('./app/integrations/webhook-page.tsx')).WebhookPage),
  screen('billing', async () => (await import('./parts/billing/billing.tsx')).Billing),
  screen('settings', async () => (await import('./app/settings/settings.tsx')).Settings),
  screen('settingsPage', async () => (await import('./app/settings/settings.tsx')).Settings),
  screen('support', async () => (await import('./app/support/support.tsx')).Support),
];

/** The dashboard's frame around screens for people who are signed in. */
function dashboard(path: string, children: RouteObject[]): RouteObject {
  const shell = async () => ({
    Component: (await import('./app/frame/around-screens.ts')).aroundScreens.DashboardShell,
  });
  return { path, element: <RequireSession />, children: [{ lazy: shell, children }] };
}

/** The whole app: address → screen. The pages of the marketing site are documents of their own: see site/pages.ts. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    // While the first screen's code is fetched the page stays as it was sent.
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: async () => ({ Component: (await import('./app/frame/public-layout.tsx')).PublicLayout }),
        children: publicRoutes,
      },
      dashboard(paths.dashboard, [
        {
          lazy: async () => ({ Component: (await import('./app/frame/around-screens.ts')).aroundScreens.CardsLayout }),
          // The sidebar stays where a screen breaks.
          children: [{ errorElement: <ScreenError />, children: dashboardRoutes }],
        },
      ]),
      dashboard(ADDRESSES.join.path, [
        {
          index: true,
          handle: at('join').handle,
          lazy: async () => ({ Component: (await import('./app/chat/join/join.tsx')).Join }),
        },
      ]),
      dashboard(ADDRESSES.joinTeam.path, [
        {
          index: true,
          handle: at('joinTeam').handle,
          lazy: async () => ({ Component: (await import('./app/teams/join-team.tsx')).JoinTeam }),
        },
      ]),
      dashboard(ADDRESSES.authorizeApp.path, [
        {
          index: true,
          handle: at('authorizeApp').handle,
          lazy: async () => ({ Component: (await import('./app/oauth/authorize-app.tsx')).AuthorizeApp }),
        },
      ]),
      dashboard(ADDRESSES.connectDevice.path, [
        {
          index: true,
          handle: at('connectDevice').handle,
          lazy: async () => ({ Component: (await import('./app/oauth/connect-device.tsx')).ConnectDevice }),
        },
      ]),
      { path: paths.getStarted, element: <GetStarted /> },
      { path: '*', element: <LeaveFor address={paths.home} isMissing /> },
    ],
  },
];
