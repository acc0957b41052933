import type { OrganizationRole } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { OrganizationRoleEnum } from './organization-role.types.ts';

@ObjectType({ description: 'A team, as who has a link into it sees it.' })
export class OrganizationPreview {
  @Field(() => String, { description: 'What the team is called, at most 80 characters.' })
  name: string;

  @Field(() => OrganizationRoleEnum, { description: 'What whoever takes the link becomes.' })
  role: OrganizationRole;

  @Field(() => Boolean, { description: 'Whether the viewer is in it already.' })
  isMember: boolean;
}
