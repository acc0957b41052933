import { SHARE_MODES } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { User } from '../users/user.entity.ts';

export const ShareModeEnum = defineEnum(
  'ShareMode',
  SHARE_MODES,
  'How a card was handed over. Opening the dialog is no share.',
);

@ObjectType({ description: 'Somebody who was signed in when they opened a share.' })
export class ShareOpening {
  @Field(() => User)
  user: User;

  @Field(() => DateTimeScalar)
  openedAt: Date;
}
