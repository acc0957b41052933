import type { ShareMode } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { ShareModeEnum } from './share.types.ts';

@InputType({ description: 'A card to share outside the app.' })
export class ShareCardInput {
  @Field(() => ID, { description: 'A card that the viewer may see. A private card has to be their own.' })
  cardId: string;

  @Field(() => ShareModeEnum, { description: 'LINK, TEXT, WHATSAPP or QR.' })
  mode: ShareMode;

  @Field(() => String, {
    nullable: true,
    description:
      'From `preparedShares`, for the same card and mode. The share gets this mark; sent again, it is the same share.',
  })
  mark?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the link of a private card stops working.' })
  expiresAt?: Date | null;
}

@InputType({ description: 'The share to end.' })
export class RevokeShareInput {
  @Field(() => ID, { description: 'A share that the viewer made.' })
  id: string;
}
