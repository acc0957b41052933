import { t } from '@tessera/texts';
import type { Session } from '../../data/session/session.ts';
import { paths } from '../../paths.ts';

export interface NavigationEntry {
  label: string;
  to: string;
}

/** Links in the top bar of the public pages. */
export const MARKETING_LINKS: readonly NavigationEntry[] = [
  { label: t('Features'), to: paths.features },
  { label: t('Pricing'), to: paths.pricing },
  { label: t('Demo'), to: paths.demo },
  { label: t('Explore'), to: paths.explore },
];

/** Links of the narrow screens' menu that depend on the session. */
export function accountLinks(session: Session): readonly NavigationEntry[] {
  if (session.status !== 'signed-in') return [{ label: t('Sign in'), to: paths.signIn() }];
  return [
    { label: t('Dashboard'), to: paths.dashboard },
    { label: t('Settings'), to: paths.settings },
  ];
}

/** Where “New Card” leads. */
export function newCardPath(session: Session): string {
  return session.status === 'signed-in' ? paths.builder() : paths.signUp();
}
