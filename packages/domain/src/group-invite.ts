import { type Message, msg } from '@tessera/texts';
/** The words to send to somebody whom the product can't add: who asks, into what, and where. */
export function groupInviteText({ from, group, url }: { from: string; group: string; url: string }): Message {
  return msg('{from} invites you to “{group}” on Tessera. Join here: {url}', { from, group, url });
}
