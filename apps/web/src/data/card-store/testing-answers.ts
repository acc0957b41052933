import { withSingleFields } from '@tessera/domain';
import { toCardDataInput } from './card-mapper.ts';
import type { ServerCard } from './local-card.ts';

/** What the API answers to `StoredCards`, in one page. */
export function storedCardsAnswer(ownerId: string, cards: readonly ServerCard[], viewer: object = {}) {
  const edges = cards.map((card) => ({ __typename: 'CardEdge', node: listedNode(card) }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  return {
    data: {
      viewer: {
        __typename: 'Viewer',
        id: ownerId,
        showEmail: true,
        showSocials: true,
        firstSteps: null,
        ...viewer,
        cards: { __typename: 'CardConnection', edges, pageInfo },
      },
    },
  };
}

/** What the API answers to a mutation that gives the card back. */
export function storedCardAnswer(mutation: 'createCard' | 'updateCard' | 'restoreCardVersion', card: ServerCard) {
  return { data: { [mutation]: { card: cardNode(card) } } };
}

function listedNode(card: ServerCard) {
  const { position = null, views = 0, leads = 0 } = card;
  return { ...cardNode(card), position, totals: { __typename: 'CardTotals', views, leads } };
}

function cardNode({ dbId, version, visibility, createdAt, updatedAt, path, data }: ServerCard) {
  const { socials, extra, profiles, translations, blocks, audiences, ...rest } = toCardDataInput(
    withSingleFields(data),
  );
  return {
    __typename: 'Card',
    id: dbId,
    version,
    visibility,
    createdAt,
    updatedAt,
    path: path ?? `/asha/${dbId}`,
    data: {
      __typename: 'CardData',
      ...rest,
      design: data.design ?? null,
      socials: { __typename: 'CardSocials', ...socials },
      profiles: profiles?.map((one) => ({ __typename: 'CardProfile', ...one })) ?? null,
      audiences: audiences?.map((one) => ({ __typename: 'CardFieldAudience', ...one })) ?? null,
      translations: translations?.map((one) => ({ __typename: 'CardTranslation', ...one })) ?? null,
      blocks:
        blocks?.map(({ pictures, ...one }) => ({
          __typename: 'CardBlock',
          ...one,
          pictures: pictures?.map((picture) => ({ __typename: 'BlockPicture', ...picture })) ?? [],
        })) ?? null,
      extra: {
        __typename: 'CardExtra',
        personal: { __typename: 'PersonalDetails', ...extra?.personal },
        company: { __typename: 'CompanyDetails', ...extra?.company },
        event: extra?.event ? { __typename: 'EventDetails', ...extra.event } : null,
        works: extra?.works?.map((work) => ({ __typename: 'PortfolioWork', ...work })) ?? null,
      },
    },
  };
}
