import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { User } from '../users/user.entity.ts';

const FORMATS = ['CSV', 'VCARD'] as const;
export type ImportFormat = (typeof FORMATS)[number];
export const ImportFormatEnum = defineEnum('ContactImportFormat', FORMATS);
const ImportStatusEnum = defineEnum(
  'ContactImportStatus',
  ['CHECKED', 'RUNNING', 'DONE', 'FULL'],
  'CHECKED: nothing is imported yet. FULL: it ended because the address book has no room for more.',
);

@ObjectType({ description: 'What is wrong with one field of a row.' })
export class ContactImportProblem {
  @Field(() => Int, { description: 'Of the file, beginning with 1; where the row begins.' })
  line: number;

  @Field(() => String)
  field: string;

  @Field(() => String, { description: 'For people.' })
  message: string;
}

/** A file of contacts: checked first, imported when its owner says so. */
@ObjectType({ description: 'A file of contacts, seen by whoever sent it.' })
@Entity('contact_imports')
@Index('contact_imports_owner_id_idx', ['ownerId'])
export class ContactImport {
  @Field(() => ID)
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_imports_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_imports_owner_id_fkey' })
  owner?: User;

  @Field(() => ImportFormatEnum)
  @Column('text')
  format: ImportFormat;

  @Field(() => String)
  @Column('text', { name: 'file_name' })
  fileName: string;

  @Field(() => ImportStatusEnum)
  @Column('text')
  status: 'CHECKED' | 'RUNNING' | 'DONE' | 'FULL';

  @Field(() => Int)
  @Column('integer', { name: 'row_count' })
  rowCount: number;

  @Field(() => Int)
  @Column('integer', { name: 'good_row_count' })
  goodRowCount: number;

  @Field(() => Int, { description: 'They are not imported.' })
  @Column('integer', { name: 'bad_row_count' })
  badRowCount: number;

  @Field(() => [ContactImportProblem], { description: 'By line; at most 2,000.' })
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

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
