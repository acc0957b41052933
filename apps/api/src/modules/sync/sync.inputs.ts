import { ArgsType, Field } from 'type-graphql';
import { ForwardArgsType } from '../../platform/page-args.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { type DeletionKind, DeletionKindEnum } from './deletion.entity.ts';

@ArgsType()
export class DeletionArgsType extends ForwardArgsType {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The `syncPoint` of your last sync. Only later deletions are listed. When it is missing, none are: read `syncPoint`, then all lists.',
  })
  since?: Date | null;

  @Field(() => DeletionKindEnum, {
    nullable: true,
    description: 'Only deletions of this kind. When it is missing, all kinds that your token may read.',
  })
  kind?: DeletionKind | null;
}
