import type { ExplorePageProps } from '@tessera/domain';
import { ToastProvider } from '@tessera/ui';
import { StaticRouter } from 'react-router-dom';
import { UpdateBar } from '../../delivery/update-bar.tsx';
import { Footer } from '../../parts/frame/footer.tsx';
import { PublicShell } from '../../parts/frame/public-shell.tsx';
import { paths } from '../../paths.ts';
import { ExplorePage } from './explore-page.tsx';

/**
 * The directory's whole page as the server sends it: what the app shows at that address, without its client, so that the
 * app can take the page over as it is.
 */
export function ExploreDocument(props: ExplorePageProps) {
  const { filters, cards, categories, hasNextPage } = props;
  return (
    <ToastProvider>
      {/* For the links alone. */}
      <StaticRouter location={paths.explore}>
        <PublicShell footer={<Footer />} path={paths.explore}>
          <ExplorePage
            filters={filters}
            cards={cards}
            categories={categories.map(({ name }) => name)}
            hasMore={hasNextPage}
          />
        </PublicShell>
      </StaticRouter>
      <UpdateBar />
    </ToastProvider>
  );
}
