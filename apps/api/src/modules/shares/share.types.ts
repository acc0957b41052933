import { SHARE_MODES, type ShareMode } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { enumOf } from '../../platform/enums.ts';

export const ShareModeEnum = enumOf(
  'ShareMode',
  SHARE_MODES,
  'How a card was handed over. Opening the dialog is no share.',
);

@InputType()
export class ShareCardInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => ShareModeEnum)
  mode: ShareMode;
}
