export const ADDED = `subscription Messages($id: ID!) { messageAdded(conversationId: $id) {
  id number revision text clientId createdAt editedAt deletedAt sender { id name avatarUrl } replyTo { number senderName text }
  card { id title path } image { url } mentions { id } reactions { emoji count userIds } } }`;
export const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { message { id number revision text createdAt } } }`;
export const LIST = `query Inbox { inbox(first: 200) { edges { node { id title photoUrl unreadCount lastActivityAt
  lastMessage { text createdAt sender { id name } } } } } }`;
