/** A card, as table and as GraphQL type. */
export { Card } from './card.entity.ts';
/** Making, changing, finding and moving cards. */
export * as Cards from './card.service.ts';
/** Who may see a card, and the cards that somebody may see. */
export * as CardAccess from './card-access.service.ts';
/** The addresses of all linked pictures on cards, each with an owner of such a card. */
export { listPictureLinks } from './card-access.service.ts';
/** The look of a card, and how a visitor came to it, in GraphQL. */
export { CardThemeEnum, ChannelEnum } from './card-enums.ts';
/** Cards that stay as they are while something is written about them. */
export * as CardLock from './card-lock.service.ts';
/** Who somebody is to a card: what they see of it follows from that. */
export * as CardReaders from './card-reader.service.ts';
/** SQL on the cards’ tables, for statements of other modules. */
export * as CardSql from './card-sql.ts';
/** What a card was before a change. */
export { CardVersion } from './card-version.entity.ts';
/** Writes new data into cards that are locked, and keeps what they said before: hundreds in a few statements. */
export { saveDataOfMany } from './change-many.service.ts';
/** Everything that a card says, in GraphQL. */
export { CardDataInput, CardDataType } from './inputs/card-data.inputs.ts';
/** How a card’s design is shown in GraphQL. */
export * as CardDesignTypes from './inputs/card-design.types.ts';
/** The domain's `CardPreview`: made by `cardPreview`, and only ever sent. */
export { CardFace } from './inputs/card-face.types.ts';
/** SQL: how often people have seen the card. */
export { sumViews } from './own-cards.service.ts';
/** The owner, whose row is the lock: two cards saved at once must not choose the same slug. */
export { lockOwner } from './slug.service.ts';
