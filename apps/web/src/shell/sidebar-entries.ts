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
import { paths } from '../paths.ts';
import type { NavigationEntry } from './navigation.ts';

interface SidebarEntry extends NavigationEntry {
  icon: LucideIcon;
}

/** The dashboard's places, in the sidebar's order. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: 'My Profile', to: paths.profile, icon: User },
  { label: 'Chat', to: paths.chat(), icon: MessageCircle },
  { label: 'My Cards', to: paths.cards, icon: GalleryVerticalEnd },
  { label: 'Card Builder', to: paths.builder(), icon: PenTool },
  { label: 'Shares', to: paths.shares, icon: Send },
  { label: 'Analytics', to: paths.analytics, icon: ChartNoAxesColumn },
  { label: 'Contacts', to: paths.contacts, icon: ContactRound },
  { label: 'Explore', to: paths.explore, icon: Globe },
  { label: 'Team', to: paths.team, icon: Users },
  { label: 'Marketplace', to: paths.marketplace, icon: LayoutTemplate },
  { label: 'Integrations', to: paths.integrations, icon: Plug },
  { label: 'Billing', to: paths.billing, icon: CreditCard },
  { label: 'Settings', to: paths.settings, icon: Settings2 },
  { label: 'Support', to: paths.support, icon: LifeBuoy },
];
