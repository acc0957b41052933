import { ArgsType, Field } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { ForwardArgsType } from '../../kernel/lists/page-args.ts';
import { type DeletionKind, DeletionKindEnum } from './deletion.entity.ts';

@ArgsType()
export class DeletionArgsType extends ForwardArgsType {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The `syncPoint` of your last sync. Lists only later deletions. Without it, lists none: read `syncPoint` first, then all lists.',
  })
  since?: Date | null;

  @Field(() => DeletionKindEnum, {
    nullable: true,
    description: 'Lists only deletions of this kind. Without it, lists all kinds that your token may read.',
  })
  kind?: DeletionKind | null;
}
