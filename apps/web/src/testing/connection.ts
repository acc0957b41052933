/** A page of a list as the API answers it: `toConnection('Card', [card])` is a `CardConnection`. */
export function toConnection(type: string, nodes: readonly object[], endCursor: string | null = null) {
  return {
    __typename: `${type}Connection`,
    edges: nodes.map((node) => ({ __typename: `${type}Edge`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    totalCount: nodes.length,
  };
}
