import type { Currency } from '@tessera/domain';
import { Field, InputType } from 'type-graphql';
import { CurrencyEnum } from '../../platform/enums.ts';

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateViewerInput {
  @Field(() => String, { nullable: true })
  fullName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Without a country code it is read as of the region of `locale`, else as Indian; empty removes it.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  about?: string | null;

  @Field(() => String, { nullable: true, description: '3–30 of a-z 0-9 -; empty gives it up for good.' })
  handle?: string | null;

  @Field(() => Boolean, { nullable: true })
  showEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  allowContactDownloads?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  showSocials?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  showSharePromo?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  isFindable?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  mayBeAdded?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  showsPresence?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name. Stays, whichever device is used, unless `followsDeviceTimeZone` comes with it.',
  })
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true })
  followsDeviceTimeZone?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Language and region, e.g. en-IN; empty takes the choice back.' })
  locale?: string | null;

  @Field(() => Boolean, { nullable: true })
  notifyLeads?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  notifyReminders?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  notifyMessages?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  notifyPayments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Puts the list of first steps away, or brings it back.' })
  hidesFirstSteps?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'That the app runs on one of their devices.' })
  hasInstalledApp?: boolean | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'For prices, before anything is paid.' })
  priceCurrency?: Currency | null;
}
