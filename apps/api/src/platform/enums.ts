import {
  CARD_THEMES,
  CARD_TYPES,
  CHANNELS,
  DEAL_PAYMENT_STATUSES,
  ERROR_STATUS,
  GENDERS,
  VISIBILITIES,
} from '@tessera/domain';
import { registerEnumType } from 'type-graphql';

/** Enums are capitals in GraphQL, `cards:read` is CARDS_READ; inside, in REST and in the database a value is what the domain calls it. */
export function defineEnum(name: string, values: readonly string[], description?: string): Record<string, string> {
  const byName = Object.fromEntries(values.map((value) => [value.toUpperCase().replace(/\W/g, '_'), value]));
  registerEnumType(byName, { name, description });
  return byName;
}

export const CardTypeEnum = defineEnum('CardType', CARD_TYPES);
export const CardThemeEnum = defineEnum('CardTheme', CARD_THEMES);
export const ChannelEnum = defineEnum('Channel', CHANNELS, 'The way by which a visitor came to the card.');
export const CurrencyEnum = defineEnum('Currency', ['usd', 'inr'], 'Of plans.');
export const DealPaymentStatusEnum = defineEnum(
  'DealPaymentStatus',
  DEAL_PAYMENT_STATUSES,
  'OPEN: there is a link to pay by. REFUNDED: all that was paid was refunded.',
);
export const GenderEnum = defineEnum('Gender', GENDERS);
export const VisibilityEnum = defineEnum(
  'Visibility',
  VISIBILITIES,
  'PRIVATE: the owner alone. UNLISTED: anyone who has the link. PUBLIC: also in the directory and on the profile.',
);
export const ErrorCodeEnum = defineEnum(
  'ErrorCode',
  Object.keys(ERROR_STATUS),
  'The closed list of `extensions.code`. Wrong fields are named in `extensions.fields`, path → text.',
);
