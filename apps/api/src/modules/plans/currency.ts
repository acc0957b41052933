import { defineEnum } from '../../kernel/graphql/enums.ts';

export const CurrencyEnum = defineEnum('Currency', ['usd', 'inr'], {
  description: 'The currencies in which plans are sold.',
  values: {
    usd: 'US dollars. One minor unit is a cent.',
    inr: 'Indian rupees. One minor unit is a paisa.',
  },
});
