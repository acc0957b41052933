import type { CardPageProps } from '@tessera/domain';
import { ToastProvider } from '@tessera/ui';
import { CardPage } from './card-page.tsx';
import { MissingCard } from './missing-card.tsx';

/** The whole page, the same on the server and in the browser; without a card it says so. */
export function PublicPage({ card }: { card: CardPageProps | null }) {
  return <ToastProvider>{card ? <CardPage {...card} /> : <MissingCard />}</ToastProvider>;
}
