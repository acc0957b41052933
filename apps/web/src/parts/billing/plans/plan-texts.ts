import { t } from '@tessera/texts';
/** What stands around the plans; the plans themselves are a rule of the domain. */
export const PRICING_BLOCK = {
  lead: t('Every plan includes all themes, every way to share, and analytics. Paid plans give you more of everything.'),
  currency: t('Currency'),
  currencies: [
    { value: 'usd', label: t('Global') },
    { value: 'inr', label: t('India') },
  ],
  featured: t('Most Popular'),
  note: t('Prices don’t include tax. Items marked “{soon}” aren’t available yet.', { soon: t('Soon') }),
} as const;
