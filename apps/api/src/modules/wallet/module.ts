import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { defineModule } from '../../kernel/module.ts';
import { WalletPasses1796420000000 } from './1796420000000-wallet-passes.ts';
import { warnOfCertificate } from './certificate.service.ts';
import { limits } from './limits.ts';
import { patchWalletPass, pushWalletPass, refreshWalletPass } from './refresh.service.ts';
import { WalletResolver } from './wallet.resolver.ts';
import { WalletPass } from './wallet-pass.entity.ts';
import { WalletRegistration } from './wallet-registration.entity.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the card's id. */
    walletPass: DataLoader<string, WalletPass | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    refreshWalletPass: { cardId: string };
    pushWalletPass: { serial: string };
    patchWalletPass: { serial: string };
  }
}

export const wallet = defineModule({
  name: 'wallet',
  limits,
  entities: [WalletPass, WalletRegistration],
  migrations: [WalletPasses1796420000000],
  resolvers: [WalletResolver],
  loaders: {
    walletPass: (db) =>
      new DataLoader(async (ids) => {
        const passes = await db.manager.findBy(WalletPass, { cardId: In([...ids]) });
        const byCard = new Map(passes.map((pass) => [pass.cardId, pass]));
        return ids.map((id) => byCard.get(id) ?? null);
      }),
  },
  jobs: {
    refreshWalletPass,
    pushWalletPass: { run: pushWalletPass, isElsewhere: true },
    patchWalletPass: { run: patchWalletPass, isElsewhere: true },
  },
  sweeps: [warnOfCertificate],
  tokens: {
    'cards:read': 'CardWallet',
    'cards:write': 'Mutation.setCardWallet',
  },
});
