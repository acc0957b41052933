import { DUPLICATE_REASONS, type DuplicateReason } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { Contact } from './contact.entity.ts';

const DuplicateReasonEnum = defineEnum('DuplicateReason', DUPLICATE_REASONS, {
  description: 'Why contacts look like one person.',
  values: {
    EMAIL: 'They have the same email address.',
    PHONE: 'They have the same phone number.',
    PERSON: 'They belong to the same account.',
    NAME_COMPANY: 'They have the same name and the same company.',
  },
});

@ObjectType({ description: 'Contacts that look like one person.' })
export class ContactDuplicates {
  @Field(() => [DuplicateReasonEnum], { description: 'What the contacts have in common.' })
  reasons: DuplicateReason[];

  @Field(() => [Contact], { description: 'At least two, the first that was made first.' })
  contacts: Contact[];
}

@ObjectType({ description: 'A value that a merge couldn’t keep.' })
export class UnmergedValue {
  @Field(() => String, { description: 'The field’s name, such as `role`.' })
  field: string;

  @Field(() => String, { description: 'The value. For a note, only the end that didn’t fit.' })
  value: string;
}

@ObjectType({ description: 'The contact that a merge kept, and how to undo the merge.' })
export class ContactMergeResult {
  @Field(() => ID, { description: 'For `undoMerge`.' })
  id: string;

  @Field(() => Contact, { description: 'The one that was kept, with what the others knew.' })
  contact: Contact;

  @Field(() => [UnmergedValue], {
    description: 'Values of the other contacts that the kept contact has no place for, such as a second role.',
  })
  unmerged: UnmergedValue[];

  @Field(() => DateTimeScalar, { description: 'Until then it can be undone: 30 days.' })
  undoUntil: Date;
}

@ObjectType({ description: 'A merge that can still be undone.' })
export class PastMerge {
  @Field(() => ID, { description: 'For `undoMerge`.' })
  id: string;

  @Field(() => Int, { description: 'How many contacts became a part of this one.' })
  mergedCount: number;

  @Field(() => DateTimeScalar, { description: 'When the time to undo it is over: 30 days after the merge.' })
  undoUntil: Date;
}
