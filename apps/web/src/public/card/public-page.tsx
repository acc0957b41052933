import type { CardPageProps } from '@tessera/domain';
import { ToastProvider } from '@tessera/ui';
import { CardPage } from './card-page.tsx';

/** The whole page, the same on the server and in the browser. */
export function PublicPage({ card }: { card: CardPageProps }) {
  return (
    <ToastProvider>
      <CardPage {...card} />
    </ToastProvider>
  );
}
