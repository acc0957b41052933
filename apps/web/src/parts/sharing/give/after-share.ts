/** Queries that tell what was shared. */
const TELLING = ['ShareTarget', 'CardShares', 'SentCards', 'SentShares'];

/** Options of a mutation that shares: those of the queries that are on screen are asked again. */
export const AFTER_SHARE = askAgain(TELLING);
/** Options of a mutation that revokes: an address that is on screen may have ended with its share. */
export const AFTER_REVOKING = askAgain([...TELLING, 'PreparedShares']);

function askAgain(queries: readonly string[]) {
  return {
    refetchQueries: 'active',
    onQueryUpdated: ({ queryName }: { queryName?: string | undefined }) => queries.includes(queryName ?? ''),
  } as const;
}
