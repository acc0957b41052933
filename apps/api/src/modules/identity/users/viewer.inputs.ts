import type { Currency } from '@tessera/domain';
import { Field, InputType } from 'type-graphql';
import { LocaleScalar, PhoneNumberScalar } from '../../../kernel/graphql/scalars.ts';
import { CurrencyEnum } from '../../plans/index.ts';

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateViewerInput {
  @Field(() => String, { nullable: true, description: 'The name that others see, 2 to 120 characters.' })
  fullName?: string | null;

  @Field(() => PhoneNumberScalar, {
    nullable: true,
    description:
      'A number without country code belongs to the region of `locale`, or the country of `timeZone`, or India. Empty removes it.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  about?: string | null;

  @Field(() => String, { nullable: true, description: '3–30 of a-z 0-9 -; empty gives it up for good.' })
  handle?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether email addresses are on pages, in the API and in contact files.',
  })
  showEmail?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether others may download the contact files of the viewer’s cards.',
  })
  allowContactDownloads?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether social links are on pages, in the API and in contact files.',
  })
  showSocials?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a shared text begins with a line about the product.' })
  showSharePromo?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether people who have the phone number or email address learn that there is an account.',
  })
  isFindable?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether people the viewer knows may add them to groups without an invitation.',
  })
  mayBeAdded?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether others see that the viewer is here, types or was active lately.',
  })
  showsPresence?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name. Stays, whichever device is used, unless `followsDeviceTimeZone` comes with it.',
  })
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: the time zone follows the device that was used last.' })
  followsDeviceTimeZone?: boolean | null;

  @Field(() => LocaleScalar, {
    nullable: true,
    description: 'Language and region, e.g. en-IN; empty takes the choice back.',
  })
  locale?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an email tells of visitors who left their details.' })
  notifyLeads?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether reminders come by email, too.' })
  notifyReminders?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an email tells of messages that stay unread for 30 minutes.',
  })
  notifyMessages?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an email tells of deals that were paid.' })
  notifyPayments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Puts the list of first steps away, or brings it back.' })
  hidesFirstSteps?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'That the app runs on one of their devices.' })
  hasInstalledApp?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of emails and notifications: `en`, or another language of this site.',
  })
  language?: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'For prices, before anything is paid.' })
  priceCurrency?: Currency | null;
}
