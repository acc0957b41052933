import {
  CARD_FIELDS,
  CARD_THEMES,
  CARD_TYPES,
  CHANNELS,
  FIELD_AUDIENCES,
  GENDERS,
  VISIBILITIES,
} from '@tessera/domain';
import { defineEnum } from '../../kernel/graphql/enums.ts';

export const CardTypeEnum = defineEnum('CardType', CARD_TYPES, {
  description: 'What a card is for.',
  values: {
    business: 'For work: shows the company’s details first.',
    personal: 'For private use: shows the person’s details.',
    portfolio: 'For people who show their work, such as designers.',
    event: 'For an event: shows date, place and tickets.',
  },
});
export const CardThemeEnum = defineEnum('CardTheme', CARD_THEMES, {
  description: 'The look of a card without a design of its own.',
  values: {
    luxe: 'Dark paper, a gold rule and an engraved rosette.',
    minimal: 'White paper, a bold sans-serif typeface and one brass square.',
    tech: 'A grid and a monospaced typeface.',
  },
});
export const ChannelEnum = defineEnum('Channel', CHANNELS, {
  description: 'How a visitor came to the card.',
  values: {
    LINK: 'By a link, such as one sent in a message.',
    QR: 'By scanning the card’s QR code.',
    NFC: 'By holding a phone to an NFC tag.',
    GROUP: 'From a group in the chat.',
    IN_APP: 'From a share to people in the app.',
    DIRECTORY: 'From the public directory or a profile.',
  },
});
export const GenderEnum = defineEnum('Gender', GENDERS, {
  description: 'The gender that a person states on their card. Only the owner sees it.',
  values: {
    Male: 'Stated as male.',
    Female: 'Stated as female.',
    Other: 'Stated as neither female nor male.',
  },
});
export const VisibilityEnum = defineEnum('Visibility', VISIBILITIES, {
  description: 'Who may open a card.',
  values: {
    PRIVATE: 'The owner, and people whom the owner sent it to. This is the default.',
    UNLISTED: 'Anyone who has the link.',
    PUBLIC: 'Everyone. The card is also in the directory and on the owner’s profile.',
  },
});
export const FieldAudienceEnum = defineEnum('FieldAudience', FIELD_AUDIENCES, {
  description: 'Who sees a part of a card, among those who may open the card.',
  values: {
    EVERYONE: 'Everyone. Null in answers says the same.',
    HANDED: 'People who got the card from its owner, by a link, a share or a group, and the owner’s contacts.',
    SIGNED_IN: 'People who are signed in.',
    CONTACTS: 'People whose card the owner saved as a contact.',
    ONLY_ME: 'The owner alone.',
  },
});
export const CardFieldEnum = defineEnum('CardField', CARD_FIELDS, {
  description: 'A single field of a card that may have an audience. Entries of lists have their own.',
  values: {
    suffix: 'What stands behind the name, such as `PhD`.',
    pronouns: 'How the person is spoken of.',
    pronunciation: 'How the name is said.',
    role: 'The job title, in all languages.',
    tagline: 'The line below the name, in all languages.',
    company: 'The company, in all languages. On a card without a name it is the name, and everyone sees it.',
    photo: 'The person’s picture.',
    logo: 'The logo, that of the company, and the one for dark mode.',
    tags: 'All tags.',
    education: 'Schools or degrees.',
    message: 'The message to people who open the card.',
    event: 'Day, place and tickets of an event.',
    works: 'All works of a portfolio card.',
    linkedin: '`socials.linkedin`.',
    twitter: '`socials.twitter`.',
    instagram: '`socials.instagram`.',
    facebook: '`socials.facebook`.',
    youtube: '`socials.youtube`.',
    github: '`socials.github`.',
    whatsapp: '`socials.whatsapp`.',
    telegram: '`socials.telegram`.',
  },
});
