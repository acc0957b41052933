import { t } from '@tessera/texts';
import {
  ChartNoAxesColumn,
  ContactRound,
  CreditCard,
  GalleryVerticalEnd,
  Globe,
  LayoutTemplate,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  PenTool,
  Plug,
  Send,
  Settings2,
  User,
  Users,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NavigationEntry } from './navigation.ts';

interface SidebarEntry extends NavigationEntry {
  icon: LucideIcon;
}

/** The dashboard's places, in the sidebar's order: the person's own, people and figures, the company, the account. */
export const SIDEBAR_GROUPS: readonly (readonly SidebarEntry[])[] = [
  [
    { label: t('My Profile'), to: paths.profile, icon: User },
    { label: t('Chat'), to: paths.chat(), icon: MessageCircle },
    { label: t('My Cards'), to: paths.cards, icon: GalleryVerticalEnd },
    { label: t('Card Builder'), to: paths.builder(), icon: PenTool },
  ],
  [
    { label: t('Shares'), to: paths.shares, icon: Send },
    { label: t('Analytics'), to: paths.analytics, icon: ChartNoAxesColumn },
    { label: t('Contacts'), to: paths.contacts, icon: ContactRound },
    { label: t('Explore'), to: paths.explore, icon: Globe },
  ],
  [
    { label: t('Team'), to: paths.team, icon: Users },
    { label: t('Marketplace'), to: paths.marketplace, icon: LayoutTemplate },
    { label: t('Integrations'), to: paths.integrations, icon: Plug },
  ],
  [
    { label: t('Billing'), to: paths.billing, icon: CreditCard },
    { label: t('Settings'), to: paths.settings, icon: Settings2 },
    { label: t('Support'), to: paths.support, icon: LifeBuoy },
  ],
];

/** Around the places of a group: a line parts it from the one above. */
export const SIDEBAR_GROUP =
  'grid gap-0.5 not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2 low:not-first:mt-1 low:not-first:pt-1';
