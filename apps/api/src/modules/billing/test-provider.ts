import type { BillingProvider } from './provider.ts';

/** Says yes to everything, and no money moves. Months that are over are renewed by the hourly sweep. */
export const TEST_PROVIDER: BillingProvider = {
  name: 'test',
  checkout: async () => null,
  upgrade: async () => null,
  setNext: async () => undefined,
  end: async () => undefined,
};
