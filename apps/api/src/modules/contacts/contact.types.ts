import { CONTACT_SOURCES, type ContactSource } from '@tessera/domain';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar, EmailScalar, PhoneNumberScalar } from '../../kernel/graphql/scalars.ts';
import { UPDATED_SINCE } from '../../kernel/lists/list-args.ts';
import { PageArgsType } from '../../kernel/lists/page-args.ts';
import { Card } from '../cards/index.ts';
import { Share } from '../shares/index.ts';

export const CONTACT_SORTS = ['NAME', 'COMPANY', 'LAST_ACTIVITY'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];
const ACTIVITY_KINDS = ['SAVED', 'SENT', 'RECEIVED', 'OPENED', 'EXCHANGED', 'MESSAGED'] as const;
export type ContactActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ContactSourceEnum = defineEnum('ContactSource', CONTACT_SOURCES, {
  description: 'How a contact, or a field of it, came in.',
  values: {
    SAVED_CARD: 'The viewer saved a card.',
    EXCHANGE: 'A visitor left their details on a card.',
    IMPORT_CSV: 'From an imported CSV file.',
    IMPORT_VCARD: 'From an imported vCard file.',
    GOOGLE: 'From Google contacts.',
    HUBSPOT: 'From HubSpot.',
    AUTOMATION: 'Sent as JSON by a program to the automation address.',
    MANUAL: 'Typed by the viewer, or written by a program with a token.',
  },
});
export const ContactSortEnum = defineEnum('ContactSort', CONTACT_SORTS, {
  description: 'The order of the address book.',
  values: {
    NAME: 'By name, in alphabetical order.',
    COMPANY: 'By company, in alphabetical order. Contacts without a company come last.',
    LAST_ACTIVITY: 'The contact with the latest activity first.',
  },
});
const ContactActivityKindEnum = defineEnum('ContactActivityKind', ACTIVITY_KINDS, {
  description: 'What happened between the viewer and a contact.',
  values: {
    SAVED: 'The viewer saved their card.',
    SENT: 'The viewer shared a card with them in the app.',
    RECEIVED: 'They shared a card with the viewer in the app.',
    OPENED: 'They opened what the viewer shared.',
    EXCHANGED: 'They left their details on a card of the viewer.',
    MESSAGED: 'Their last message to each other, by either of them.',
  },
});

@ArgsType()
export class ContactArgsType extends PageArgsType {
  @Field(() => String, { defaultValue: '', description: 'Words or parts of words; all have to be in the contact.' })
  query: string;

  @Field(() => String, { nullable: true, description: 'Contacts that carry exactly this tag.' })
  tag?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;

  @Field(() => ContactSortEnum, {
    defaultValue: 'NAME',
    description: 'The order of the list. The cursors of one order do not fit another.',
  })
  orderBy: ContactSort;
}

const LABEL =
  "Its label: `mobile`, `work`, `home`, `main`, `fax`, `pager`, `other`, or the viewer's own words; '' for none.";

@ObjectType({ description: 'One of a contact’s email addresses.' })
export class ContactEmail {
  @Field(() => EmailScalar, { description: 'The address.' })
  value: string;

  @Field(() => String, { description: LABEL })
  label: string;
}

@ObjectType({ description: 'One of a contact’s phone numbers.' })
export class ContactPhone {
  @Field(() => PhoneNumberScalar, {
    description: 'E.164, followed by an extension such as `;ext=218` if there is one.',
  })
  value: string;

  @Field(() => String, { description: LABEL })
  label: string;
}

@ObjectType({ description: 'A card that was saved as this contact.' })
export class SavedCard {
  @Field(() => Card, { nullable: true, description: 'Null once the viewer may not see it any more.' })
  card: Card | null;

  @Field(() => Share, { nullable: true, description: 'By which it came.' })
  share: Share | null;

  @Field(() => DateTimeScalar, { description: 'When the viewer saved the card.' })
  savedAt: Date;
}

@ObjectType({ description: 'Something that happened between the viewer and a contact.' })
export class ContactActivity {
  @Field(() => ContactActivityKindEnum, { description: 'What happened, and who did it.' })
  kind: ContactActivityKind;

  @Field(() => Card, {
    nullable: true,
    description: 'Null once the viewer may not see it any more, and with MESSAGED.',
  })
  card: Card | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at: Date;
}

@ObjectType({ description: 'Where the value of a field came from.' })
export class ContactFieldOrigin {
  @Field(() => String, { description: 'The field’s name, such as `email`.' })
  field: string;

  @Field(() => ContactSourceEnum, { description: 'How the value came in.' })
  source: ContactSource;

  @Field(() => DateTimeScalar, { description: 'When the value came in.' })
  at: Date;
}

@ObjectType({ description: 'A tag of the address book and how often it is used.' })
export class ContactTag {
  @Field(() => String, { description: 'The tag as it was first written, at most 40 characters.' })
  name: string;

  @Field(() => Int, { description: 'How many contacts carry the tag.' })
  count: number;
}
