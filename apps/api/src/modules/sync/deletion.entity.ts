import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../platform/enums.ts';
import { defineConnection } from '../../platform/page.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { User } from '../users/user.entity.ts';

export const DELETION_KINDS = ['card', 'contact', 'deal'] as const;
export type DeletionKind = (typeof DELETION_KINDS)[number];

export const DeletionKindEnum = defineEnum('DeletionKind', DELETION_KINDS, {
  description: 'What was deleted.',
  values: {
    card: 'One of the viewer’s business cards.',
    contact: 'Somebody in the viewer’s address book, deleted or merged into another.',
    deal: 'An opportunity that the viewer had opened.',
  },
});

/** Notes that something left somebody's lists. The database writes it, by triggers. */
@ObjectType({
  simpleResolvers: true,
  description: 'Something that is no longer in the viewer’s lists. It is known for 90 days.',
})
@Entity('deletions')
@Index('deletions_owner_id_deleted_at_idx', ['ownerId', 'deletedAt', 'id'])
@Index('deletions_deleted_at_idx', ['deletedAt'])
export class Deletion {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'deletions_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'deletions_owner_id_fkey' })
  owner?: User;

  @Field(() => DeletionKindEnum, { description: 'What it was.' })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'deletions_pkey' })
  kind: DeletionKind;

  @Field(() => ID, { description: 'The id that the card, contact or deal had.' })
  @PrimaryColumn('uuid', { name: 'thing_id', primaryKeyConstraintName: 'deletions_pkey' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When it was deleted, merged or handed to somebody else.' })
  @Column('timestamp with time zone', { name: 'deleted_at', default: () => 'clock_timestamp()' })
  deletedAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The contact that it became a part of. That contact may have been deleted or merged later.',
  })
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;
}

export const DeletionConnection = defineConnection(Deletion);
