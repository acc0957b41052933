import type { Currency } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import {
  DateTimeScalar,
  EmailScalar,
  LocaleScalar,
  PhoneNumberScalar,
  UrlScalar,
} from '../../../kernel/graphql/scalars.ts';
import { CurrencyEnum } from '../../plans/index.ts';

/** The same row as `User`, with what only the person themselves may see. */
@ObjectType('Viewer', { simpleResolvers: true, description: 'The signed-in person as they see themselves.' })
export class ViewerType {
  @Field(() => ID, { description: 'The same id as their `User`.' })
  id: string;

  @Field(() => String, { description: 'The name that others see, 2 to 120 characters.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'The address for signing in. Nobody else sees it.' })
  email: string;

  @Field(() => PhoneNumberScalar, { description: 'E.164, or empty.' })
  phone: string;

  @Field(() => String, { description: "The person’s own words, at most 500 characters; '' when there are none." })
  about: string;

  @Field(() => String, { nullable: true, description: 'The claimed first part of the public addresses.' })
  handle: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Path of a square picture on this site.' })
  avatarUrl: string | null;

  @Field(() => Boolean, { description: 'Whether email addresses are on page, API, contact file and JSON-LD.' })
  showEmail: boolean;

  @Field(() => Boolean, { description: 'Whether others may download the contact file.' })
  allowContactDownloads: boolean;

  @Field(() => Boolean, { description: 'Whether social links are on page, API, contact file and JSON-LD.' })
  showSocials: boolean;

  @Field(() => Boolean, {
    description: 'Whether who has the telephone number or email address is told that there is an account.',
  })
  isFindable: boolean;

  @Field(() => Boolean, {
    description:
      'Whether people they know may add them to groups: people who were given a card, teammates, members of a common group. Everybody else always sends an invitation.',
  })
  mayBeAdded: boolean;

  @Field(() => Boolean, { description: 'Whether others see that the person is here, types, or was active lately.' })
  showsPresence: boolean;

  @Field(() => String, {
    description: 'IANA name, e.g. Asia/Kolkata. Decides where a day begins in figures and mails.',
  })
  timeZone: string;

  @Field(() => Boolean, {
    description: 'Whether the time zone is that of the device used last, else the one that was named.',
  })
  followsDeviceTimeZone: boolean;

  @Field(() => LocaleScalar, {
    nullable: true,
    description:
      'Language and region, e.g. en-IN: how dates and numbers are written, and whose telephone numbers need no country code. Null: not chosen.',
  })
  locale: string | null;

  @Field(() => Boolean, {
    description: 'Whether a mail tells of visitors who left their details, once the address is confirmed.',
  })
  notifyLeads: boolean;

  @Field(() => Boolean, { description: 'Whether the own reminders come by mail, too, once the address is confirmed.' })
  notifyReminders: boolean;

  @Field(() => Boolean, {
    description: 'Whether a mail tells of unread direct messages and mentions after 30 minutes without the person.',
  })
  notifyMessages: boolean;

  @Field(() => Boolean, { description: 'Whether a mail tells of deals that were paid, once the address is confirmed.' })
  notifyPayments: boolean;

  @Field(() => String, { description: 'Of emails and notifications, such as `en`.' })
  language: string;

  @Field(() => CurrencyEnum, {
    nullable: true,
    description: 'For prices, before anything is paid; null: not chosen on any device.',
  })
  priceCurrency: Currency | null;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt: Date;
}
