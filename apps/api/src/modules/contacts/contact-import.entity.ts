import { CONTACT_COLUMNS } from '@tessera/domain';
import type { Text } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { User } from '../identity/index.ts';

const FORMATS = ['CSV', 'VCARD'] as const;
export type ImportFormat = (typeof FORMATS)[number];
export const ImportFormatEnum = defineEnum('ContactImportFormat', FORMATS, {
  description: 'The formats that can be imported.',
  values: {
    CSV: 'A table with a header line, as Google, Outlook and LinkedIn export it.',
    VCARD: 'One or more vCards, versions 2.1 to 4.0.',
  },
});
const ImportStatusEnum = defineEnum('ContactImportStatus', ['CHECKED', 'RUNNING', 'DONE', 'FULL'], {
  description: 'How far an import is.',
  values: {
    CHECKED: 'The file was read, and nothing is imported yet.',
    RUNNING: 'The rows are being imported in the background.',
    DONE: 'All good rows are imported.',
    FULL: 'The import ended because the address book has no room for more.',
  },
});
export const ContactColumnEnum = defineEnum('ContactColumn', CONTACT_COLUMNS, {
  description: 'What a column of a CSV file holds.',
  values: {
    NAME: 'The whole name.',
    NAME_PREFIX: 'A title before the name, such as “Dr.”.',
    GIVEN_NAME: 'With FAMILY_NAME it makes the name where a row has no NAME.',
    MIDDLE_NAME: 'Further given names.',
    FAMILY_NAME: 'With GIVEN_NAME it makes the name where a row has no NAME.',
    NAME_SUFFIX: 'A title after the name, such as “PhD”.',
    COMPANY: 'Where they work.',
    ROLE: 'What they do there.',
    EMAIL: 'Email addresses. Separate several with ` ::: `, a comma or a semicolon.',
    PHONE: 'Phone numbers. Separate several with ` ::: ` or a semicolon.',
    WEBSITE: 'An http or https address.',
    TAGS: 'Tags with a comma or semicolon between them.',
    MET_ON: 'The day of the meeting, as YYYY-MM-DD or in another unambiguous form.',
    MET_AT: 'The place or event of the meeting.',
    NOTE: 'Anything else.',
  },
});

@ObjectType({ description: 'A column or property of a file that contacts have no place for.' })
export class UnreadPart {
  @InReadersLanguage()
  @Field(() => String, { description: 'The name of the column or property, such as `BDAY`.' })
  name: Text;

  @Field(() => Int, { description: 'The number of contacts with a value there.' })
  count: number;
}

@ObjectType({ description: 'What is wrong with one field of a row.' })
export class ContactImportProblem {
  @Field(() => Int, { description: 'Of the file, beginning with 1; where the row begins.' })
  line: number;

  @Field(() => String, { description: 'The column or property that is wrong.' })
  field: string;

  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: Text;

  @Field(() => String, {
    description: 'The value that was left out, at most 100 characters; empty if the whole row is not imported.',
  })
  value: string;

  @Field(() => Boolean, { description: 'Whether the contact is imported without this value.' })
  isImported: boolean;
}

/** A file of contacts: checked first, imported when its owner says so. */
@ObjectType({ implements: Node, description: 'A file of contacts, seen by whoever sent it.' })
@Entity('contact_imports')
@Index('contact_imports_owner_id_idx', ['ownerId'])
export class ContactImport implements Node {
  @Field(() => ID, { description: 'Pass it to `startContactImport`, or to `contactImport` to follow the import.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_imports_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_imports_owner_id_fkey' })
  owner?: User;

  @Field(() => ImportFormatEnum, { description: 'The format that the file was read as.' })
  @Column('text')
  format: ImportFormat;

  @Field(() => String, { description: 'The name of the file as it was sent.' })
  @Column('text', { name: 'file_name' })
  fileName: string;

  @Field(() => ImportStatusEnum, { description: 'How far the import is.' })
  @Column('text')
  status: 'CHECKED' | 'RUNNING' | 'DONE' | 'FULL';

  @Field(() => Int, { description: 'All rows of the file, the wrong ones included.' })
  @Column('integer', { name: 'row_count' })
  rowCount: number;

  @Field(() => Int, { description: 'Rows that can be imported.' })
  @Column('integer', { name: 'good_row_count' })
  goodRowCount: number;

  @Field(() => Int, { description: 'Rows that are not imported because they don’t identify anyone.' })
  @Column('integer', { name: 'bad_row_count' })
  badRowCount: number;

  @Field(() => [UnreadPart], {
    description: 'Columns and properties that are not imported, with the number of contacts that have a value there.',
  })
  @Column('jsonb', { name: 'unread_parts', default: [] })
  unreadParts: UnreadPart[];

  @Field(() => [ContactImportProblem], {
    description: 'Problems by line: rows that are not imported and values that are left out; at most 2,000.',
  })
  @Column('jsonb')
  problems: ContactImportProblem[];

  @Field(() => Int, { description: 'New contacts.' })
  @Column('integer', { name: 'added_count', default: 0 })
  addedCount: number;

  @Field(() => Int, { description: 'Contacts that were there, and learned something.' })
  @Column('integer', { name: 'updated_count', default: 0 })
  updatedCount: number;

  @Field(() => Int, { description: 'Rows that said nothing new.' })
  @Column('integer', { name: 'known_count', default: 0 })
  knownCount: number;

  @Field(() => DateTimeScalar, { description: 'When the file was sent.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
