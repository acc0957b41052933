import type { CardPageProps } from '@tessera/domain';
import { ToastProvider } from '@tessera/ui';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { paths } from './paths.ts';
import { PublicPage } from './public-card/public-page.tsx';
import { Home } from './routes/home/home.tsx';
import { PublicShell } from './shell/public-shell.tsx';

/** Renders the content of a page that the server sends complete. Throws for a page that it does not know. */
export function render(page: string, props: unknown): string {
  if (page === 'home') return renderToString(<HomePage />);
  // The API gives what `card-page.ts` makes there, and nothing else calls this.
  if (page === 'card') return renderToString(<PublicPage card={props as CardPageProps} />);
  if (page === 'missing-card') return renderToString(<PublicPage card={null} />);
  throw new Error(`There is no page “${page}” to render.`);
}

function HomePage() {
  return (
    // The same elements as in router.tsx, so that the browser finds what it would have drawn itself.
    <StaticRouter location={paths.home}>
      <ToastProvider>
        <Routes>
          <Route element={<PublicShell />}>
            <Route path={paths.home} element={<Home />} />
          </Route>
        </Routes>
      </ToastProvider>
    </StaticRouter>
  );
}
