/** A service that somebody's address book is connected with. */
export { Connector } from './connector.entity.ts';
/** Stores a contact that an automation sent, and records the result. */
export { receiveContact } from './inbound.service.ts';
