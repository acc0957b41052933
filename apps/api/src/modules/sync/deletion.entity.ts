import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { User } from '../identity/index.ts';

export const DELETION_KINDS = ['card', 'contact', 'deal'] as const;
export type DeletionKind = (typeof DELETION_KINDS)[number];

export const DeletionKindEnum = defineEnum('DeletionKind', DELETION_KINDS, {
  description: 'A kind of object that can be deleted.',
  values: {
    card: 'One of the viewer’s business cards.',
    contact: 'A contact of the viewer, deleted or merged into another.',
    deal: 'One of the viewer’s deals.',
  },
});

/** Records that an object left its owner's lists. Triggers of the database write it. */
@ObjectType({
  simpleResolvers: true,
  description: 'A card, contact or deal that is no longer in the viewer’s lists. Deletions are kept for 90 days.',
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

  @Field(() => DeletionKindEnum, { description: 'Whether it was a card, a contact or a deal.' })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'deletions_pkey' })
  kind: DeletionKind;

  @Field(() => ID, { description: 'The id that the card, contact or deal had.' })
  @PrimaryColumn('uuid', { name: 'thing_id', primaryKeyConstraintName: 'deletions_pkey' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When it was deleted, merged or given to someone else.' })
  @Column('timestamp with time zone', { name: 'deleted_at', default: () => 'clock_timestamp()' })
  deletedAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The contact that it was merged into. That contact may have been deleted or merged later.',
  })
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto: string | null;
}

export const DeletionConnection = defineConnection(Deletion);
