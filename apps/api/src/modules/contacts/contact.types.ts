import { CONTACT_SOURCES, type ContactSource } from '@tessera/domain';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import { PageArgsType } from '../../platform/page.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Card } from '../cards/card.entity.ts';
import { Share } from '../shares/share.entity.ts';

export const CONTACT_SORTS = ['NAME', 'COMPANY', 'LAST_ACTIVITY'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];
const ACTIVITY_KINDS = ['SAVED', 'SENT', 'RECEIVED', 'OPENED', 'EXCHANGED'] as const;
export type ContactActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ContactSourceEnum = defineEnum(
  'ContactSource',
  CONTACT_SOURCES,
  'How a contact, or a field of it, came in.',
);
export const ContactSortEnum = defineEnum(
  'ContactSort',
  CONTACT_SORTS,
  'LAST_ACTIVITY: the latest first. Who has no company stands at the end of COMPANY.',
);
const ContactActivityKindEnum = defineEnum(
  'ContactActivityKind',
  ACTIVITY_KINDS,
  'SAVED: their card was saved. SENT and RECEIVED: a card was shared in the app. OPENED: they opened what was shared. EXCHANGED: they left their details on a card.',
);

@ArgsType()
export class ContactArgsType extends PageArgsType {
  @Field(() => String, { defaultValue: '', description: 'Words or parts of words; all have to be in the contact.' })
  query: string;

  @Field(() => String, { nullable: true, description: 'Contacts that carry exactly this tag.' })
  tag?: string | null;

  @Field(() => ContactSortEnum, { defaultValue: 'NAME' })
  sort: ContactSort;
}

@ObjectType({ description: 'A card that was saved as this contact.' })
export class SavedCard {
  @Field(() => Card, { nullable: true, description: 'Null once the viewer may not see it any more.' })
  card: Card | null;

  @Field(() => Share, { nullable: true, description: 'By which it came.' })
  share: Share | null;

  @Field(() => DateTimeScalar)
  savedAt: Date;
}

@ObjectType({ description: 'Something that happened between the viewer and a contact.' })
export class ContactActivity {
  @Field(() => ContactActivityKindEnum)
  kind: ContactActivityKind;

  @Field(() => Card, { nullable: true, description: 'Null once the viewer may not see it any more.' })
  card: Card | null;

  @Field(() => DateTimeScalar)
  at: Date;
}

@ObjectType({ description: 'Where the value of a field came from.' })
export class ContactFieldOrigin {
  @Field(() => String)
  field: string;

  @Field(() => ContactSourceEnum)
  source: ContactSource;

  @Field(() => DateTimeScalar)
  at: Date;
}

@ObjectType()
export class ContactTag {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  count: number;
}
