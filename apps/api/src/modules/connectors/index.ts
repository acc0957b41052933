/** A service that somebody's address book is connected with. */
export { Connector } from './connector.entity.ts';
/** Takes in a contact that an automation has sent, and notes what became of it. */
export { receiveContact } from './inbound.service.ts';
