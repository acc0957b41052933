import type { NotificationKind } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';
import { NotificationKindEnum } from './notification.entity.ts';

/** What a person does not want to be notified of, and how. Who has no row wants everything. */
@Entity('notification_settings')
export class NotificationChoices {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'notification_settings_pkey' })
  ownerId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'notification_settings_owner_id_fkey' })
  owner?: User;

  /** Kinds that don't come to the list. */
  @Column('text', { name: 'hidden_kinds', array: true, default: () => `'{}'` })
  hiddenKinds: NotificationKind[];

  /** Kinds that are not pushed. */
  @Column('text', { name: 'silent_kinds', array: true, default: () => `'{}'` })
  silentKinds: NotificationKind[];

  /** Whether a push says what a message or a reminder says. */
  @Column('boolean', { name: 'shows_text', default: true })
  showsText: boolean;
}

@ObjectType({ description: 'How the viewer wants to be notified of one kind.' })
export class NotificationSetting {
  @Field(() => NotificationKindEnum, { description: 'The kind of notification that the setting is about.' })
  kind: NotificationKind;

  @Field(() => Boolean, { description: 'Whether it comes to `Viewer.notifications`.' })
  inApp: boolean;

  @Field(() => Boolean, { description: 'Whether it is pushed to the devices on which the viewer turned that on.' })
  push: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether it comes by mail; null where none is sent.' })
  email: boolean | null;
}
