import type { JsonSchema } from './json-schema.ts';

const ID = '01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5d9';
const AT = '2026-11-24T09:30:00.000Z';
const CURSOR = 'WyJBc2hhIFJhbyIsIjAxYTIiXQ';

/**
 * A value by where it is: the field that has the object, or the operation, a dot, and its own name. The first whose type fits.
 */
const VALUES: readonly [place: RegExp, value: unknown][] = [
  // Things that didn't happen, and the last page of a list.
  [/\.(closed|deleted|disabled|edited|refunded|joinCodeExpires)At$/, null],
  [/\.(failingSince|oldKeyUntil|mergedInto|replyTo|roomId|\w+Before|next\w*Cursor)$/, null],
  [/(list\w+Messages|message)\.card$/, null],
  [/\.(disabledReason)$|attempts\.error$/, ''],
  [/\.nextAfter$/, CURSOR],
  [/\.(isDeleted|isPending|isOwnCategory|hasCard|isImported)$/, false],
  [/\.acceptedPasskeys$/, [ID]],
  [/\.options$/, { challenge: 'oGx5r0Jd3uJt1m2f', rpId: 'cards.example.com', userVerification: 'preferred' }],
  [/\.(_id|id|\w*Id|\w*Ids|recipients|admins)$/, ID],
  [/colors\.\w+$/, '#1f2937'],
  // Numbers.
  [/\.valueMinor$/, 250_000],
  [/\.amountMinor$/, 250_000],
  [/\.feeMinor$/, 7_750],
  [/\.(conversionTrend)$/, 25],
  [/\.(totalViews|filteredViews|trend)$/, 48],
  [/\.(totalShares|sharesTrend)$/, 12],
  [/\.(newConnections|count|memberCount|rowCount|goodRowCount)$/, 7],
  [/\.engagementScore$/, 64],
  [/\.(total|badRowCount|unreadCount)$/, 1],
  [/\.widthPx$/, 1600],
  [/\.heightPx$/, 1000],
  [/\.sizeBytes$/, 184_320],
  [/\.durationMs$/, 84],
  [/attempts\.status$/, 200],
  [/\.version$/, 2],
  [/\.(number|line)$/, 42],
  // Choices; one that the field doesn't have is passed over.
  [/\.visibility$/, 'PUBLIC'],
  [/\.mode$/, 'INAPP'],
  [/\.network$/, 'mastodon'],
  [/\.stage$/, 'PROPOSAL'],
  [/payment\.status$|history\.payment$|\.paymentStatus$/, 'PAID'],
  [/(members|listGroupMembers)\.role$/, 'member'],
  // Files and tokens.
  [/\.token$/, 'the-token-of-the-session'],
  [/\.signingKey$/, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
  [/\.(joinCode|code)$/, 'K7WXM2PD'],
  [/\.contentType$/, 'application/pdf'],
  [/import\.fileName$/, 'contacts.csv'],
  [/^uploadFile\.url$/, 'https://cards.example.com/uploads/price-list.pdf'],
  [/^uploadFile\.name$/, 'price-list.pdf'],
  // Addresses of the web.
  [/\.(path|sharedPath)$/, '/c/asha-rao/studio'],
  [/\.(slug|handle)$/, 'asha-rao'],
  [/\.(joinUrl)$/, 'https://cards.example.com/join/K7WXM2PD'],
  [/(webhook|listWebhooks)\.url$/, 'https://hooks.example.com/cards'],
  [/payment\.url$|^createPaymentLink\.url$/, 'https://cards.example.com/pay/01a216a9'],
  [/(cards|card|listCards|sendExchange)\.url$|\.shareUrl$/, 'https://cards.example.com/c/asha-rao/studio'],
  [/^upload\w+\.url$/, 'https://cards.example.com/uploads/court-house.webp'],
  [/socials\.\w+$|profiles\.(url|value)$/, 'https://social.example.com/asha-rao'],
  [/\.(addressMap|map|mapsLink|placeUrl)$/, 'https://maps.example.com/?q=12+Hill+Road+Mumbai'],
  [/\.(\w*[lL]ogo(Url)?|companyLogo)$/, 'https://cards.example.com/uploads/logo.png'],
  [/\.(avatarUrl|photo|photoUrl|imageUrl|coverUrl)$|image\.url$/, 'https://cards.example.com/uploads/court-house.webp'],
  [/\.(url|\w*Url|link|website)$|websites\.value$/, 'https://asha.example.com'],
  // People and what they say of themselves.
  [/\.email$|emails\.value$/, 'asha@example.com'],
  [/\.(phone|companyMobile|invited)$|phones\.value$/, '+919876543210'],
  [/\.invalid$|problems\.value$/, '98765'],
  [/problems\.field$/, 'phone'],
  [/problems\.message$/, 'This is not a phone number.'],
  [/unreadParts\.name$/, 'PHOTO'],
  [/fonts\.(name|text)$/, 'serif'],

  [/categor|\.category$/, 'Architecture'],
  [/(group|rooms|listRooms|listGroups)\.name$/, 'Milan Design Week'],
  [/(deal|listDeals)\.name$/, 'Tiles for the lobby'],
  [/\.(company|companyName)$/, 'Azulejos Silva'],
  [/\.(role|designation)$/, 'Architect'],
  [/\.(address|resAddress|location|place)$|addresses\.value$/, '12 Hill Road, Mumbai'],
  [/\.pincode$/, '400050'],
  [/\.badge$/, 'Business'],
  [/\.pronouns$/, 'she/her'],
  [/\.pronunciation$/, 'AH-sha row'],
  [/\.suffix$/, 'AIA'],
  [/\.education$/, 'Master of Architecture'],
  [/\.label$/, 'work'],
  [/\.(about|bio|tagline)$/, 'Architect and potter'],
  [/works\.title$|\.(alt|caption)$/, 'The court house'],
  [/\.(title|jobTitle)$/, 'Studio'],
  [/\.givenName$/, 'Asha'],
  [/\.familyName$/, 'Rao'],
  [/(contact|listContacts|entry|matches)\.name$|\.contactName$/, 'Mateo Silva'],
  [/translations\.language$/, 'pt'],
  [/\.(name|\w+Name)$/, 'Asha Rao'],
  [/\.(tags|keywords)$/, 'Fair'],
  [/contact\.event$|listContacts\.event$/, 'Milan Design Week'],
  [/(webhook|listWebhooks)\.description$/, 'Our CRM'],
  [/\.description$/, 'People we met at the fair'],
  // Times.
  [/event\.time$/, '1 March 2027, 18:00–21:00'],
  [/\.startTime$/, '18:00'],
  [/\.endTime$/, '21:00'],
  [/\.(date|dates|birthDate|anniversaryDate|expectedOn)$/, '2027-03-01'],
  [/\.year$/, '2026'],
  [/\.syncPoint$/, AT],
  [/\.timeZone$/, 'Asia/Kolkata'],
  [/\.(locale|language)$/, 'en'],
  [/\.currency$/, 'EUR'],
  // What is said.
  [/^requestAccountDeletion\.message$/, 'Request received! We’ve sent a confirmation email.'],
  [/^signIn\w*\.message$/, 'Signed in'],
  [/^requestPasswordReset\.message$/, 'If an account exists for asha@example.com, we have sent a link.'],
  [/^resetPassword\.message$/, 'Your password was changed. All other devices were signed out.'],
  [/^confirmEmail\.message$/, 'Your email address is confirmed.'],
  [/^undoEmailChange\.message$/, 'The account is yours again. We’ve emailed you a link for a new password.'],
  [/^disownAccount\.message$/, 'The account was removed. No one can use it any more.'],
  [/^confirmAccountDeletion\.message$/, 'Your account will be deleted on 24 December 2026.'],
  [/^cancelAccountDeletion\.message$/, 'Your account stays. Nothing was removed.'],
  [/^requestDemo\.message$/, 'Your request has been received.'],
  [/^sendContactRequest\.message$/, 'Your message has been received.'],
  [/recentActivity\.message$/, 'Somebody viewed “Studio”.'],
  [/\.consent$/, 'I agree that Asha Rao keeps what I write here to get in touch with me.'],
  [/\.inviteText$/, 'Asha Rao invites you to Milan Design Week: https://cards.example.com/join/K7WXM2PD'],
  [/attempts\.answer$/, 'ok'],
  [/blocks\.text$/, 'We build houses that keep cool without machines.'],
  [/\.(text|lastMessageText|note|message)$/, 'See you at the fair!'],
];

/** An answer of the operation that fits the schema. Throws for a field that has no example yet. */
export function exampleFor(schema: JsonSchema, operation: string): unknown {
  return fill(schema, operation, '');
}

function fill(schema: JsonSchema, parent: string, name: string): unknown {
  const { properties, items, format } = schema;
  const place = `${parent}.${name}`;
  const [, known] = VALUES.find(([places, value]) => places.test(place) && fits(schema, value)) ?? [];
  if (known !== undefined) return known;
  if (items) return [fill(items, parent, name)];
  if (schema.enum) return schema.enum.find((one) => one !== '' && one !== null);
  if (properties) {
    const entries = Object.entries(properties);
    // The things of a list are the operation's own.
    const owner = name === '' || name === 'items' ? parent : name;
    return Object.fromEntries(entries.map(([field, inner]) => [field, fill(inner, owner, field)]));
  }
  if (schema.type === 'boolean') return true;
  if (format === 'date-time') return AT;
  if (schema.type === 'null') return null;
  throw new Error(`examples.ts has no value for “${place}”.`);
}

function fits({ type, enum: choices, properties }: JsonSchema, value: unknown): boolean {
  const types = [type].flat();
  if (value === null) return types.includes('null');
  if (choices) return choices.includes(value);
  if (type === undefined || properties) return type === undefined && !properties;
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}
