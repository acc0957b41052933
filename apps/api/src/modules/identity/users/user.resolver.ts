import { ADDRESSES, fillPath } from '@tessera/domain';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { DateTimeScalar, EmailScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { findPlan } from '../../plans/index.ts';
import { findDeletionDueAt } from '../deletions/deletion.service.ts';
import { Session } from '../sessions/session.entity.ts';
import { listSessions } from '../sessions/session.service.ts';
import { AccessToken } from '../tokens/access-token.entity.ts';
import { listAccessTokens } from '../tokens/access-token.service.ts';
import { findPendingEmail } from './email.service.ts';
import { User } from './user.entity.ts';
import { ownerSegment } from './user.service.ts';
import { UpdateViewerInput } from './viewer.inputs.ts';
import { updateViewer } from './viewer.service.ts';
import { ViewerType } from './viewer.types.ts';

@Resolver(() => User)
export class UserResolver {
  @ViewerIndependent()
  @FieldResolver(() => String, { description: 'Their full name.' })
  name(@Root() user: User): string {
    return user.fullName;
  }

  @ViewerIndependent('queries')
  @FieldResolver(() => EmailScalar, {
    nullable: true,
    description: 'What their public cards show; null without. Never the address they sign in with.',
  })
  async email(@Ctx() { loaders }: Context, @Root() user: User): Promise<string | null> {
    return (await loaders.shownContact.load(user.id)).email;
  }

  @ViewerIndependent()
  @FieldResolver(() => String, { description: "Path of the person's public profile." })
  path(@Root() user: User): string {
    return fillPath(ADDRESSES.publicProfile.path, { owner: ownerSegment(user) });
  }
}

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { nullable: true, description: 'The signed-in person, or null.' })
  viewer(@Ctx() { viewer, loaders }: Context) {
    return viewer && loaders.user.load(viewer.id);
  }

  @Harmless('changes profile details, but not the address for signing in')
  @Mutation(() => ViewerType, { description: 'Changes the viewer’s profile and settings.' })
  updateViewer(@Ctx() context: Context, @Arg('input', () => UpdateViewerInput) input: UpdateViewerInput) {
    return updateViewer(context, requireViewer(context), input);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a shared text begins with a line about the product. Until the person chooses, it does on Starter alone.',
  })
  async showSharePromo(@Ctx() { env, db }: Context, @Root() user: User): Promise<boolean> {
    return user.showSharePromo ?? (await findPlan({ env }, db, user.id)) === 'starter';
  }

  @FieldResolver(() => Boolean, { description: 'Whether a mailed link has proved the address.' })
  isEmailConfirmed(@Root() user: User): boolean {
    return user.emailConfirmedAt !== null;
  }

  @FieldResolver(() => EmailScalar, {
    nullable: true,
    description: 'The address that waits for its proof before it takes over.',
  })
  pendingEmail(@Ctx() { db }: Context, @Root() user: User) {
    return findPendingEmail(db.manager, user);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the account will be deleted, after a confirmed request; null when none is under way.',
  })
  deletionDueAt(@Ctx() { db }: Context, @Root() user: User) {
    return findDeletionDueAt(db, user.id);
  }

  @FieldResolver(() => [Session], { description: 'Signed-in devices, the latest seen first.' })
  sessions(@Ctx() context: Context) {
    return listSessions(context, requireViewer(context));
  }

  @FieldResolver(() => [AccessToken], { description: 'Tokens for programs, the newest first; at most 50.' })
  accessTokens(@Ctx() context: Context) {
    return listAccessTokens(context, requireViewer(context));
  }
}
