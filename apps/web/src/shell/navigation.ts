import {
  ChartNoAxesColumn,
  ContactRound,
  CreditCard,
  GalleryVerticalEnd,
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
import { paths } from '../paths.ts';

export interface NavigationEntry {
  label: string;
  to: string;
}

export interface SidebarEntry extends NavigationEntry {
  icon: LucideIcon;
}

/** Links in the top bar of the public pages. */
export const MARKETING_LINKS: readonly NavigationEntry[] = [
  { label: 'Features', to: paths.features },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Demo', to: paths.demo },
  { label: 'Explore', to: paths.explore },
];

export const FOOTER_LINKS: readonly NavigationEntry[] = [
  { label: 'Privacy policy', to: paths.privacyPolicy },
  { label: 'Terms', to: paths.terms },
  { label: 'Delete account', to: paths.deleteAccount },
];

export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: 'My Profile', to: paths.profile, icon: User },
  { label: 'Chat', to: paths.chat, icon: MessageCircle },
  { label: 'My Cards', to: paths.cards, icon: GalleryVerticalEnd },
  { label: 'Card Builder', to: paths.builder(), icon: PenTool },
  { label: 'Shares', to: paths.shares, icon: Send },
  { label: 'Analytics', to: paths.analytics, icon: ChartNoAxesColumn },
  { label: 'Contacts', to: paths.contacts, icon: ContactRound },
  { label: 'Team', to: paths.team, icon: Users },
  { label: 'Marketplace', to: paths.marketplace, icon: LayoutTemplate },
  { label: 'Integrations', to: paths.integrations, icon: Plug },
  { label: 'Billing', to: paths.billing, icon: CreditCard },
  { label: 'Settings', to: paths.settings, icon: Settings2 },
  { label: 'Support', to: paths.support, icon: LifeBuoy },
];
