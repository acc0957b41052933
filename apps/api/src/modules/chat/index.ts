/** Whether one of two people has blocked the other. */
export { areBlocked } from './conversations/conversation.service.ts';
/** Whether the person has muted the conversation. */
export { hasMuted, isInConversation } from './conversations/conversation-sql.ts';
/** SQL: further people who know the person (an SQL expression), as (id). */
export { furtherPeopleWhoKnow } from './groups/addable-sql.ts';
/** Other people who have proved one of the addresses or numbers (E.164) and may be found; not where a block lies between. */
export { findByAddresses } from './groups/find-people.service.ts';
/** Who follows what in this process, and how they come to hear of it. */
export { Hub } from './live/hub.ts';
/** One operation of one socket that waits for events. */
export type { Listener } from './live/listener.ts';
/** What a subscription field gives: what it follows begins with `start`, and ends with the function that gives. */
export { LiveSource } from './live/listener.ts';
/** Ports: notifications and webhooks answer them when a message is stored. */
export * as MessageNews from './messages/message-news.ts';
/** SQL: `text` of the message with that number, no row once it was deleted; and when two people last wrote to each other. */
export { selectLastTalk, selectMessageText } from './messages/message-sql.ts';
/** Those of the ids that the viewer has in an address book elsewhere. */
export { furtherMet, furtherReachable } from './sharing/people.service.ts';
