import { Field, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { WALLET_CODES, type WalletCode } from './wallet-pass.entity.ts';

export const WalletCodeEnum = defineEnum('WalletCode', WALLET_CODES, {
  description: 'What the code on a pass holds.',
  values: {
    address: 'The address of the card’s page.',
    contact: 'The card as a contact file, which is read without a network; shortened where it is long.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'How a card is added to Apple Wallet and Google Wallet.' })
export class CardWallet {
  @Field(() => Boolean, { description: 'Whether visitors of the card’s page can add it, too.' })
  isOnPage: boolean;

  @Field(() => WalletCodeEnum, { description: 'What the code on the pass holds.' })
  code: WalletCode;

  @Field(() => Boolean, {
    description: 'Whether the contact in the code says less than the card, so that it can be read.',
  })
  isCodeShortened: boolean;

  @Field(() => Boolean, { description: 'Whether this server can sign passes for Apple Wallet.' })
  isAppleSetUp: boolean;

  @Field(() => Boolean, { description: 'Whether this server can make passes for Google Wallet.' })
  isGoogleSetUp: boolean;

  @Field(() => Boolean, {
    description:
      'Whether Google has not published the passes yet: they say [TEST ONLY], and only test accounts can keep them.',
  })
  isGoogleTest: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the pass file. Null where it is not set up, and for a private card.',
  })
  applePath: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path that leads on to Google. Null where it is not set up, and for a private card.',
  })
  googlePath: string | null;
}
