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

/** The dashboard's places, in the sidebar's order. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: t('My Profile'), to: paths.profile, icon: User },
  { label: t('Chat'), to: paths.chat(), icon: MessageCircle },
  { label: t('My Cards'), to: paths.cards, icon: GalleryVerticalEnd },
  { label: t('Card Builder'), to: paths.builder(), icon: PenTool },
  { label: t('Shares'), to: paths.shares, icon: Send },
  { label: t('Analytics'), to: paths.analytics, icon: ChartNoAxesColumn },
  { label: t('Contacts'), to: paths.contacts, icon: ContactRound },
  { label: t('Explore'), to: paths.explore, icon: Globe },
  { label: t('Team'), to: paths.team, icon: Users },
  { label: t('Marketplace'), to: paths.marketplace, icon: LayoutTemplate },
  { label: t('Integrations'), to: paths.integrations, icon: Plug },
  { label: t('Billing'), to: paths.billing, icon: CreditCard },
  { label: t('Settings'), to: paths.settings, icon: Settings2 },
  { label: t('Support'), to: paths.support, icon: LifeBuoy },
];
