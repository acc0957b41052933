import {
  ADDRESSES,
  type CardPageProps,
  type DeveloperPageProps,
  type ExplorePageProps,
  fullTitle,
  type MissingCardProps,
  type ProfilePageProps,
} from '@tessera/domain';
import { say } from '@tessera/texts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ExploreDocument } from './app/explore/explore-document.tsx';
import { DashboardFrame } from './app/frame/dashboard-frame.tsx';
import { EARLY_QUERIES } from './delivery/early-queries.ts';
import { SCREEN_MODULES } from './delivery/screen-modules.ts';
import { Footer } from './parts/frame/footer.tsx';
import { NeedsScript } from './parts/frame/without-script.tsx';
import { CardContent, CardEvent } from './public/card/card-content.tsx';
import { EmbeddedCard, type EmbeddedCardProps } from './public/card/embedded-card.tsx';
import { ExchangePage, type ExchangePageProps } from './public/card/exchange-page.tsx';
import { LeadPage, type LeadPageProps } from './public/card/lead-page.tsx';
import { MissingCard } from './public/card/missing-card.tsx';
import { PublicPage } from './public/card/public-page.tsx';
import { DevelopersDocument } from './public/developers/developers-document.tsx';
import { PaymentPage, type PaymentPageProps } from './public/payment/payment-page.tsx';
import {
  TestAccountPage,
  type TestAccountPageProps,
  TestCheckoutPage,
  type TestCheckoutPageProps,
} from './public/payment/test-pages.tsx';
import { ProfileDocument } from './public/profile/profile-document.tsx';
import { SITE_DESCRIPTIONS } from './site/content/site.ts';
import { sitePages } from './site/pages.ts';
import { SiteDocument } from './site/site-document.tsx';
import { SITE_MODULES } from './site/site-modules.ts';
import { structuredData } from './site/structured-data.ts';

/** What the server tells browsers to fetch with a screen's document. */
export const screenModules = SCREEN_MODULES;

/** The names of the addresses whose data is asked for with the document. */
export const earlyScreens: readonly string[] = Object.keys(EARLY_QUERIES);

/** A page of the marketing site as the build leaves it for the API, which adds the head. */
export interface RenderedSitePage {
  path: string;
  title: string;
  description: string;
  module: string;
  /** schema.org; `{origin}` stands for the product's own. */
  jsonLd?: object;
  /** HTML of the page's content. */
  body: string;
}

/** Renders the content of a page that the server sends complete. Throws for a page that it does not know. */
export function render(page: string, props: unknown): string {
  // Only the API calls this. Its `card-page.ts`, `developer-pages.ts`, `embedding.ts`, `exchange-pages.ts`, `directory-page.ts`, `lead-pages.ts`, `payment-pages.ts`, `profile-page.ts` and `test-payment-pages.ts` make the props.
  if (page === 'dashboard-frame') return renderToStaticMarkup(<DashboardFrame />);
  if (page === 'needs-script') return renderToStaticMarkup(<NeedsScript />);
  if (page === 'directory') return renderToString(<ExploreDocument {...(props as ExplorePageProps)} />);
  if (page === 'card') return renderCard(props as CardPageProps);
  if (page === 'missing-card') return renderToStaticMarkup(<MissingCard {...(props as MissingCardProps)} />);
  if (page === 'developers') return renderToStaticMarkup(<DevelopersDocument {...(props as DeveloperPageProps)} />);
  if (page === 'embedded-card') return renderToStaticMarkup(<EmbeddedCard {...(props as EmbeddedCardProps)} />);
  if (page === 'profile') return renderToString(<ProfileDocument {...(props as ProfilePageProps)} />);
  if (page === 'exchange-form') return renderToStaticMarkup(<ExchangePage {...(props as ExchangePageProps)} />);
  if (page === 'lead') return renderToStaticMarkup(<LeadPage {...(props as LeadPageProps)} />);
  if (page === 'payment') return renderToStaticMarkup(<PaymentPage {...(props as PaymentPageProps)} />);
  if (page === 'test-checkout') return renderToStaticMarkup(<TestCheckoutPage {...(props as TestCheckoutPageProps)} />);
  if (page === 'test-account') return renderToStaticMarkup(<TestAccountPage {...(props as TestAccountPageProps)} />);
  throw new Error(`There is no page “${page}” to render.`);
}

function renderCard(card: CardPageProps): string {
  return renderToString(
    <PublicPage card={card} content={<CardContent card={card} />} event={<CardEvent card={card} />} />,
  );
}

/** Renders the whole marketing site; called once, when the web app is built. */
export function renderSite(): Promise<RenderedSitePage[]> {
  return Promise.all(
    sitePages.map(async (page) => {
      const { name, path, load } = page;
      const body = renderToString(<SiteDocument page={page} Content={await load()} footer={<Footer />} />);
      return {
        path,
        title: say(fullTitle(ADDRESSES[name])),
        description: SITE_DESCRIPTIONS[name],
        module: SITE_MODULES[name],
        jsonLd: structuredData[path],
        body,
      };
    }),
  );
}
