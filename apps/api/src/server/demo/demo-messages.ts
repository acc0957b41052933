import { MESSAGE_SEARCH_LENGTH, searchText } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Card } from '../../modules/cards/card.entity.ts';
import { Conversation } from '../../modules/chat/conversations/conversation.entity.ts';
import { directKey } from '../../modules/chat/conversations/direct.service.ts';
import { DirectMember } from '../../modules/chat/conversations/direct-member.entity.ts';
import { GroupMember } from '../../modules/chat/groups/group-member.entity.ts';
import { Message } from '../../modules/chat/messages/message.entity.ts';
import { Share } from '../../modules/shares/share.entity.ts';
import { makeShareMark } from '../../modules/shares/share.service.ts';
import { ShareOpen } from '../../modules/shares/share-open.entity.ts';
import type { DemoGroup, DemoGroups, DemoPerson } from './demo-groups.ts';

interface Line {
  /** Without it the demo account says it. */
  from?: DemoPerson;
  text: string;
  minutesAgo: number;
  hasCard?: boolean;
}

const GROUP_TALK: Partial<Record<DemoGroup, Line[]>> = {
  'Milan Design Week': [
    { from: 'Chiara Conti', text: 'Doors open at ten. The stand is lit.', minutesAgo: 96 },
    { from: 'Jonas Weber', text: 'Coffee is behind the blue wall.', minutesAgo: 88 },
    { text: 'On my way with the second model.', minutesAgo: 80 },
    { from: 'Mateo Lombardi', text: 'Who did the brass handrail in hall 4?', minutesAgo: 9 },
    { text: 'That was us! Here’s my card.', minutesAgo: 6, hasCard: true },
  ],
  Studio: [
    { text: 'The section drawings are on the plotter.', minutesAgo: 210 },
    { from: 'Ravi Menon', text: 'Thank you. The model is back from the workshop.', minutesAgo: 140 },
    { from: 'Lena Fischer', text: 'Its left side still needs sanding.', minutesAgo: 120 },
    { from: 'Priya Nair', text: 'Lunch at one?', minutesAgo: 95 },
  ],
};

const DIRECT_TALK: { with: DemoPerson; lines: Line[] } = {
  with: 'Mateo Lombardi',
  lines: [
    { from: 'Mateo Lombardi', text: 'Can you send me the name of the foundry?', minutesAgo: 1500 },
    { text: 'I will ask them today.', minutesAgo: 1490 },
  ],
};

/** Somebody's empty group was made some days ago. */
const EMPTY_SINCE_MS = 3 * 24 * 3600_000;

/** What the demo account's people have said, up to a few minutes ago. They are read up to the account's own last message. */
export async function fillMessages(
  tx: EntityManager,
  ownerId: string,
  { people, groups, card }: DemoGroups & { card: Card },
): Promise<void> {
  for (const [name, id] of Object.entries(groups)) {
    const lines = GROUP_TALK[name as DemoGroup] ?? [];
    const createdAt = new Date(Date.now() - EMPTY_SINCE_MS);
    await tx.update(Conversation, { id }, { createdAt });
    const readNumber = await say(tx, { id, ownerId, people, lines, card });
    await tx.update(GroupMember, { groupId: id, userId: ownerId }, { readNumber });
  }
  const peerId = people[DIRECT_TALK.with];
  const id = uuid();
  await tx.insert(Conversation, { id, kind: 'direct', directKey: directKey(ownerId, peerId) });
  const readNumber = await say(tx, { id, ownerId, people, lines: DIRECT_TALK.lines, card });
  await tx.insert(DirectMember, [
    { conversationId: id, userId: ownerId, readNumber },
    { conversationId: id, userId: peerId, readNumber },
  ]);
}

/** Gives the number of the last message that the demo account wrote. */
async function say(
  tx: EntityManager,
  talk: { id: string; ownerId: string; people: DemoGroups['people']; lines: Line[]; card: Card },
): Promise<number> {
  const { id, ownerId, people, lines, card } = talk;
  let readNumber = 0;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const createdAt = new Date(Date.now() - line.minutesAgo * 60_000);
    const shareId = line.hasCard ? uuid() : null;
    if (shareId) {
      const share = { id: shareId, mark: makeShareMark(), cardId: card.id, senderId: ownerId, groupId: id, createdAt };
      await tx.insert(Share, { ...share, mode: 'GROUP' });
      const readers = [...new Set(lines.flatMap(({ from }) => (from ? [people[from]] : [])))];
      const openings = readers.map((userId, minutes) => ({
        shareId,
        userId,
        openedAt: new Date(createdAt.getTime() + (minutes + 1) * 60_000),
      }));
      await tx.insert(ShareOpen, openings);
    }
    if (!line.from) readNumber = number;
    await tx.insert(Message, {
      conversationId: id,
      number,
      id: uuid(),
      revision: number,
      addedRevision: number,
      senderId: line.from ? people[line.from] : ownerId,
      clientId: uuid(),
      text: line.text,
      search: searchText([line.text], MESSAGE_SEARCH_LENGTH),
      shareId,
      hasCard: shareId !== null,
      createdAt,
    });
    await tx.update(Conversation, { id }, { messageCount: number, revision: number, lastMessageAt: createdAt });
  }
  return readNumber;
}
