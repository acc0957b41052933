import { selected } from './answers.ts';
import { choices, graphql, input, type Route, route } from './route.ts';
import { named } from './shapes.ts';

/** What visitors leave on a card. */
export const exchangeRoutes: Route[] = [
  route({
    method: 'post',
    path: '/api/cards/:id/exchange',
    operation: graphql(`
      mutation RestSendExchange($input: SendExchangeInput!) {
        sendExchange(input: $input) {
          url isMailed entry { name email phone company role note ownerName consent consentedAt }
        }
      }
    `),
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
        'shareMark',
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
