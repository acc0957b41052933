/** Queries that tell what was shared. */
const TELLING = ['ShareTarget', 'CardShares', 'SentCards', 'SentShares'];

/** Options of a mutation that shares or revokes: those of the queries that are on screen are asked again. */
export const AFTER_SHARE = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }: { queryName?: string | undefined }) => TELLING.includes(queryName ?? ''),
} as const;
