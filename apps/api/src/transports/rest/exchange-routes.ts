import { selected } from './answers.ts';
import { RestSendExchangeDocument } from './generated/graphql.ts';
import { choices, input, type Row, row } from './row.ts';
import { named } from './shapes.ts';

/** What visitors leave on a card. */
export const exchangeRoutes: Row[] = [
  row({
    method: 'post',
    path: '/api/cards/:id/exchange',
    operation: RestSendExchangeDocument,
    params: { id: 'input.cardId' },
    takes: {
      ...input(
        'name',
        'email',
        'phone',
        'company',
        'role',
        'note',
        'agreedTo',
        'shareId',
        'utm',
        'ownCardId',
        'website',
      ),
      ...choices('channel'),
    },
    status: 201,
    answer: selected('sendExchange', { '*': named('SentExchange') }),
    body: ({ sendExchange }) => sendExchange,
  }),
];
