import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { type User, ViewerType } from '../identity/index.ts';
import { findFirstSteps } from './first-steps.service.ts';
import { FirstSteps } from './first-steps.types.ts';

@Resolver(() => ViewerType)
export class FirstStepsResolver {
  @FieldResolver(() => FirstSteps, {
    nullable: true,
    description: 'Null once all of them are done, and when `hidesFirstSteps` was set.',
  })
  firstSteps(@Ctx() context: Context, @Root() user: User) {
    return findFirstSteps(context, user);
  }
}
