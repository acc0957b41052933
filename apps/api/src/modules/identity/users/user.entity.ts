import type { Currency } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';

/** A person. What has no `@Field` is seen by the person alone, through `Viewer`. */
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person as others see them.' })
@Entity('users')
@Unique('users_email_key', ['email'])
@Unique('users_handle_key', ['handle'])
@Index('users_phone_idx', ['phone'])
@Index('users_confirmed_phone_key', ['phone'], { unique: true, where: 'phone_confirmed_at IS NOT NULL' })
export class User implements Node {
  @ViewerIndependent()
  @Field(() => ID, { description: 'The person’s id, also the first part of their public addresses without a handle.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id: string;

  @Column('citext')
  email: string;

  /** When a mailed link proved the address; null until then. */
  @Column('timestamp with time zone', { name: 'email_confirmed_at', precision: 3, nullable: true })
  emailConfirmedAt: Date | null;

  @Column('text', { name: 'full_name' })
  fullName: string;

  /** E.164, or '' when not given. */
  @Column('text', { default: '' })
  phone: string;

  /** When a code proved the number; null until then, and after it was changed. */
  @Column('timestamp with time zone', { name: 'phone_confirmed_at', precision: 3, nullable: true })
  phoneConfirmedAt: Date | null;

  @ViewerIndependent()
  @Field(() => String, { description: "The person's own words; '' when there are none." })
  @Column('text', { default: '' })
  about: string;

  @ViewerIndependent()
  @Field(() => String, {
    nullable: true,
    description: 'The claimed first part of the public addresses; 3–30 of a-z 0-9 -.',
  })
  @Column('text', { nullable: true })
  handle: string | null;

  @ViewerIndependent()
  @Field(() => UrlScalar, { nullable: true, description: 'Path of a square picture on this site.' })
  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl: string | null;

  @Column('boolean', { name: 'show_email', default: true })
  showEmail: boolean;

  @ViewerIndependent('queries')
  @Field(() => Boolean, { description: "Whether the contact files of the person's cards can be saved." })
  @Column('boolean', { name: 'allow_contact_downloads', default: true })
  allowContactDownloads: boolean;

  @Column('boolean', { name: 'show_socials', default: true })
  showSocials: boolean;

  /** Whether a shared text begins with a line about the product. Null: the plan decides. */
  @Column('boolean', { name: 'show_share_promo', nullable: true })
  showSharePromo: boolean | null;

  /** Whether people who have the person's number or address are told that there is an account. */
  @Column('boolean', { name: 'is_findable', default: true })
  isFindable: boolean;

  /** Whether people they know may add them to groups; else those invite them, as everybody does. */
  @Column('boolean', { name: 'may_be_added', default: true })
  mayBeAdded: boolean;

  /** Whether those they talk with see that the person is here, types, or when they last were. */
  @Column('boolean', { name: 'shows_presence', default: true })
  showsPresence: boolean;

  /** Exact to a minute; null when never. */
  @Column('timestamp with time zone', { name: 'last_active_at', precision: 3, nullable: true })
  lastActiveAt: Date | null;

  /** IANA name; decides where a day begins in the person's figures. */
  @Column('text', { name: 'time_zone', default: 'UTC' })
  timeZone: string;

  /** Whether the time zone is that of the device they used last, else one that they named. */
  @Column('boolean', { name: 'follows_device_time_zone', default: true })
  followsDeviceTimeZone: boolean;

  /** How dates and numbers are written, and the country of telephone numbers without one, e.g. `en-IN`; null: not chosen. */
  @Column('text', { nullable: true })
  locale: string | null;

  /** In which they are mailed and notified: a language of `@tessera/texts`, or one that this version lacks. */
  @Column('text', { default: 'en' })
  language: string;

  /** The currency in which they want to see prices, before anything is paid; null: not chosen. */
  @Column('text', { name: 'price_currency', nullable: true })
  priceCurrency: Currency | null;

  /** Whether a mail tells them that a visitor left their details. */
  @Column('boolean', { name: 'notify_leads', default: true })
  notifyLeads: boolean;

  /** Whether their own reminders come by mail, too. */
  @Column('boolean', { name: 'notify_reminders', default: true })
  notifyReminders: boolean;

  /** Whether a mail tells them of unread direct messages and mentions while they are away. */
  @Column('boolean', { name: 'notify_messages', default: true })
  notifyMessages: boolean;

  /** Whether a mail tells them that a deal was paid. */
  @Column('boolean', { name: 'notify_payments', default: true })
  notifyPayments: boolean;

  /** When a mail last told them of unread messages. */
  @Column('timestamp with time zone', { name: 'messages_mailed_at', precision: 3, nullable: true })
  messagesMailedAt: Date | null;

  /** Whether they put the list of first steps away. */
  @Column('boolean', { name: 'hides_first_steps', default: false })
  hidesFirstSteps: boolean;

  /** Whether the app runs on one of their devices, or did once. */
  @Column('boolean', { name: 'has_installed_app', default: false })
  hasInstalledApp: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const UserConnection = defineConnection(User);
