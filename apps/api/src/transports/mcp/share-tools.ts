import { list, object, selected } from '../rest/answers.ts';
import {
  McpPeopleDocument,
  McpReceivedSharesDocument,
  McpRevokeShareDocument,
  McpSentSharesDocument,
  McpShareLinkDocument,
  McpShareToGroupDocument,
  McpShareWithPeopleDocument,
} from './generated/graphql.ts';
import { ADD, CHANGE, page, READ, readPage, SEND, tool } from './tool.ts';

/** Sharing cards. */
export const shareTools = [
  tool({
    name: 'create_share_link',
    title: 'Create a link to a card',
    description:
      'Makes a link to a card, whose views are told apart. The link of a private card lets in everybody who has it, and is told once. Nothing is sent to anybody.',
    operation: McpShareLinkDocument,
    hints: ADD,
    answer: selected('shareCard.share'),
    body: ({ shareCard: { share } }) => share,
  }),
  tool({
    name: 'find_people',
    title: 'Find people to share with',
    description:
      'Finds people with an account that the person can share a card with: contacts, teammates, members of their groups. At most 50, sorted by name.',
    operation: McpPeopleDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, { items: list(selected('people')) }),
    body: ({ people }) => ({ items: people }),
  }),
  tool({
    name: 'share_card_with_people',
    title: 'Share a card with people',
    description: 'Shares a card inside the app with people whose ids find_people gives. They are notified at once.',
    operation: McpShareWithPeopleDocument,
    hints: SEND,
    isUntrusted: true,
    answer: object(null, { share: selected('shareCardWithPeople.share') }),
    body: ({ shareCardWithPeople: { share } }) => ({ share }),
  }),
  tool({
    name: 'share_card_with_group',
    title: 'Share a card with a group',
    description: 'Shares a card with a group that list_groups gives. All members see it in the conversation.',
    operation: McpShareToGroupDocument,
    hints: SEND,
    isUntrusted: true,
    answer: object(null, { share: selected('shareCardToGroup.share') }),
    body: ({ shareCardToGroup: { share } }) => ({ share }),
  }),
  tool({
    name: 'list_sent_shares',
    title: 'List what I shared',
    description:
      'Lists the person’s shares, the latest first: which card, how, with whom, and how often it was opened.',
    operation: McpSentSharesDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, { ...page('sentShares'), totalCount: selected('sentShares.totalCount') }),
    body: ({ sentShares }) => ({ ...readPage(sentShares), totalCount: sentShares.totalCount }),
  }),
  tool({
    name: 'list_received_shares',
    title: 'List what I received',
    description: 'Lists the cards that others shared with the person and that still open, the latest first.',
    operation: McpReceivedSharesDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, { ...page('receivedShares'), totalCount: selected('receivedShares.totalCount') }),
    body: ({ receivedShares }) => ({ ...readPage(receivedShares), totalCount: receivedShares.totalCount }),
  }),
  tool({
    name: 'revoke_share',
    title: 'End a share',
    description: 'Ends a share that the person made: its link and access stop working. It can’t be undone.',
    operation: McpRevokeShareDocument,
    hints: CHANGE,
    answer: selected('revokeShare.share'),
    body: ({ revokeShare: { share } }) => share,
  }),
];
