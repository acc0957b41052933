import { Field, ID, InputType } from 'type-graphql';
import { WalletCodeEnum } from './wallet.types.ts';
import type { WalletCode } from './wallet-pass.entity.ts';

@InputType({ description: 'Changes how a card is added to wallets. What is left out stays as it is.' })
export class SetCardWalletInput {
  @Field(() => ID, { description: 'A card of the viewer.' })
  cardId: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors of the card’s page can add it, too.' })
  isOnPage?: boolean | null;

  @Field(() => WalletCodeEnum, { nullable: true, description: 'What the code on the pass holds.' })
  code?: WalletCode | null;
}
