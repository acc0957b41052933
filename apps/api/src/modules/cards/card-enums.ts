import { CARD_THEMES, CARD_TYPES, CHANNELS, GENDERS, VISIBILITIES } from '@tessera/domain';
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
