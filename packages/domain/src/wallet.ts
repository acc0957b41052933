/** Wallets of phones that keep a card. */
export const WALLET_KINDS = ['apple', 'google'] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** Where a press adds the card to a wallet. */
export interface WalletWay {
  kind: WalletKind;
  path: string;
}

/** The wallet of the person's phone first, by the header or `navigator.userAgent`; Apple's first where that doesn't tell. */
export function orderWallets<Way extends { kind: WalletKind }>(ways: readonly Way[], userAgent: string): Way[] {
  const first: WalletKind = /Android/i.test(userAgent) ? 'google' : 'apple';
  return [...ways].sort((one, other) => Number(other.kind === first) - Number(one.kind === first));
}
