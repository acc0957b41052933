/** What stands around the plans; the plans themselves are a rule of the domain. */
export const PRICING_BLOCK = {
  lead: 'The same themes, ways to share and honest figures in every plan. What grows is how much you do with them.',
  currency: 'Currency',
  currencies: [
    { value: 'usd', label: 'Global' },
    { value: 'inr', label: 'India' },
  ],
  featured: 'Most Popular',
  note: 'Taxes are added where the law asks for them. Items marked “Soon” aren’t available yet.',
} as const;
