import { type Currency, PLANS } from '@tessera/domain';
import { say } from '@tessera/texts';
import { paths } from '../paths.ts';
import { PRODUCT_NAME } from '../product.ts';
import { type FaqItem, HOME_FAQ } from './content/home.ts';
import { SITE_DESCRIPTIONS } from './content/site.ts';

/** What pages say to search engines in schema.org's words, by address. The API puts its own origin for `{origin}`. */
export const structuredData: Readonly<Record<string, object>> = {
  [paths.home]: graph(
    {
      '@type': 'Organization',
      '@id': '{origin}/#organization',
      name: PRODUCT_NAME,
      url: '{origin}/',
      logo: '{origin}/icon-512.png',
    },
    {
      '@type': 'WebSite',
      '@id': '{origin}/#website',
      name: PRODUCT_NAME,
      url: '{origin}/',
      description: SITE_DESCRIPTIONS.home,
      publisher: { '@id': '{origin}/#organization' },
    },
    faqPage(HOME_FAQ),
  ),
  [paths.pricing]: graph({
    '@type': 'SoftwareApplication',
    name: PRODUCT_NAME,
    url: '{origin}/',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [...offers('usd'), ...offers('inr')],
  }),
};

function graph(...nodes: object[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function faqPage(items: readonly FaqItem[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** One offer a plan, a month long; a price that is talked about is none. */
function offers(currency: Currency): object[] {
  return PLANS.flatMap(({ name, [currency]: { monthly } }) =>
    monthly === 'custom'
      ? []
      : {
          '@type': 'Offer',
          name: say(name),
          price: monthly,
          priceCurrency: currency.toUpperCase(),
          url: `{origin}${paths.pricing}`,
        },
  );
}
