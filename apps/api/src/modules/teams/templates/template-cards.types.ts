import type { TemplateChange, TemplateEffect } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import type { TemplateCard } from './template-cards.service.ts';

@ObjectType({ simpleResolvers: true, description: 'A field that says something else once the card follows.' })
export class OrganizationTemplateChange implements TemplateChange {
  @Field(() => String, { description: 'A path into the card’s data.' })
  field: TemplateChange['field'];

  @Field(() => String, { description: 'What it says now; of looks a name. Empty for others than the owner.' })
  from: string;

  @Field(() => String, { description: 'What it will say.' })
  to: string;
}

@ObjectType({ simpleResolvers: true, description: 'What would become of a card under a template.' })
export class OrganizationTemplateEffect implements TemplateEffect {
  @Field(() => [OrganizationTemplateChange], { description: 'Fields that would say something else.' })
  changes: OrganizationTemplateChange[];

  @Field(() => [String], { description: 'Fields that its owner could not change any more.' })
  locked: TemplateEffect['locked'];

  @Field(() => [String], { description: 'Fields that the next save would ask for.' })
  missing: TemplateEffect['missing'];
}

@ObjectType({ description: 'A card of the team, beside a template.' })
export class OrganizationTemplateCard implements TemplateCard {
  @Field(() => ID, { description: 'The card’s id; pass it to `card` or `putCardUnderTemplate`.' })
  id: string;

  @Field(() => String, { description: 'The title that the owner gave the card, at most 120 characters.' })
  title: string;

  ownerId: string;

  @Field(() => Boolean, { description: 'Whether the card takes over what the template locks.' })
  isFollowing: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may take it off.' })
  mayTakeOff: boolean;
}
