import type { CardPageProps } from '@tessera/domain';
import { renderToString } from 'react-dom/server';
import { PublicPage } from './public-card/public-page.tsx';
import { sitePages } from './site/pages.ts';
import { SiteDocument } from './site/site-document.tsx';

/** A page of the marketing site as the build leaves it for the API, which adds the head. */
export interface RenderedSitePage {
  path: string;
  title: string;
  description: string;
  module: string;
  /** HTML of the page's content. */
  body: string;
}

/** Renders the content of a page that the server sends complete. Throws for a page that it does not know. */
export function render(page: string, props: unknown): string {
  // The API gives what `card-page.ts` makes there, and nothing else calls this.
  if (page === 'card') return renderToString(<PublicPage card={props as CardPageProps} />);
  if (page === 'missing-card') return renderToString(<PublicPage card={null} />);
  throw new Error(`There is no page “${page}” to render.`);
}

/** Renders the whole marketing site; called once, when the web app is built. */
export function renderSite(): Promise<RenderedSitePage[]> {
  return Promise.all(
    sitePages.map(async ({ load, ...page }) => {
      const Page = await load();
      const body = renderToString(
        <SiteDocument path={page.path}>
          <Page />
        </SiteDocument>,
      );
      return { ...page, body };
    }),
  );
}
