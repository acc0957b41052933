import { CardsLayout } from './cards-layout.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

/** What stands around every screen of the dashboard, in one file to fetch. */
export const aroundScreens = { CardsLayout, DashboardShell };
