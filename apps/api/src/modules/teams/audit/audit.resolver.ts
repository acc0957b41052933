import type { AuditAction } from '@tessera/domain';
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { defineListArgs, defineOrder } from '../../../kernel/lists/list-args.ts';
import { User } from '../../identity/index.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { AuditActionEnum } from './audit.types.ts';
import { AuditEntry, AuditEntryConnection } from './audit-entry.entity.ts';
import { type AuditOrder, listAudit } from './audit-list.service.ts';

const ORDER = defineOrder<AuditOrder>({
  name: 'AuditOrder',
  description: 'The order of a team’s audit log.',
  values: {
    NEWEST: 'The latest entry comes first.',
    OLDEST: 'The earliest entry comes first.',
    ACTOR: 'By the name of who did it, in alphabetical order. Entries of one person stand newest first.',
  },
});

@ArgsType()
class AuditArgsType extends defineListArgs(ORDER, 'the action, the people, the subject or the detail') {
  @Field(() => AuditActionEnum, { nullable: true, description: 'Only entries with this action.' })
  action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: 'Who did it, or to whom it was done.' })
  userId?: string | null;
}

@Resolver(() => Organization)
export class OrganizationAuditResolver {
  @FieldResolver(() => AuditEntryConnection, {
    description: 'For admins; the latest first unless `orderBy` says otherwise.',
  })
  auditLog(@Ctx() context: Context, @Root() { id }: Organization, @Args(() => AuditArgsType) args: AuditArgsType) {
    return listAudit(context, requireViewer(context), { ...args, id });
  }
}

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null when the account is gone.' })
  actor(@Ctx() { loaders }: Context, @Root() { actorId }: AuditEntry) {
    return actorId && loaders.user.load(actorId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'To whom, where it was done to somebody.' })
  person(@Ctx() { loaders }: Context, @Root() { personId }: AuditEntry) {
    return personId && loaders.user.load(personId);
  }
}
