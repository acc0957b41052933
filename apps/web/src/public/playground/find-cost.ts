interface CostAnswer {
  requested?: number;
  most?: number;
  errors?: { extensions?: { code?: string; cost?: number; most?: number } }[];
}

/** What a query would cost at most, for people; '' while it isn’t valid. Nobody pays for the question. */
export async function findCost(
  { query, variables }: { query: string; variables: string },
  signal: AbortSignal,
): Promise<string> {
  const values = readVariables(variables);
  if (!query.trim() || !values) return '';
  const response = await fetch('/graphql/cost', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: values }),
    signal,
  });
  const { requested, most, errors } = (await response.json()) as CostAnswer;
  if (requested && most) return `Costs at most ${points(requested)}`;
  const { code, cost, most: allowed } = errors?.[0]?.extensions ?? {};
  if (code !== 'QUERY_TOO_COMPLEX' || !cost || !allowed) return '';
  return `Costs up to ${points(cost)}. At most ${allowed.toLocaleString()} are allowed: ask for smaller pages.`;
}

/** '1 point', '1,200 points'. */
export function points(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'point' : 'points'}`;
}

function readVariables(text: string): object | null {
  try {
    return (JSON.parse(text || '{}') as object | null) ?? {};
  } catch {
    return null;
  }
}
