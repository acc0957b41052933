import { RestSendExchangeDocument } from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { capitals, defined } from './shapes.ts';

/** What visitors leave on a card. */
export const exchangeRoutes: Row[] = [
  row({
    method: 'post',
    path: '/api/cards/:id/exchange',
    operation: RestSendExchangeDocument,
    variables: ({ params: { id: cardId }, body }) => ({
      input: { ...exchangeInput(body), ...capitals(body, ['channel']), cardId },
    }),
    status: 201,
    body: ({ sendExchange }) => sendExchange,
  }),
];

/** Unknown keys are left out. */
function exchangeInput({
  name,
  email,
  phone,
  company,
  role,
  note,
  agreedTo,
  shareId,
  utm,
  ownCardId,
  website,
}: Record<string, unknown>) {
  return defined({ name, email, phone, company, role, note, agreedTo, shareId, utm, ownCardId, website });
}
