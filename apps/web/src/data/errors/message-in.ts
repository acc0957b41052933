/** The message for people in an answer of REST or of GraphQL; null when it is no JSON or has none. */
export function messageIn(bodyText: string): string | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (typeof body !== 'object' || body === null) return null;
    const first: unknown = 'errors' in body && Array.isArray(body.errors) ? body.errors[0] : null;
    const texts = [...readTexts(body, ['error', 'message']), ...readTexts(first, ['message'])];
    return texts[0] ?? null;
  } catch {
    return null;
  }
}

function readTexts(raw: unknown, keys: readonly string[]): string[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const entries = new Map(Object.entries(raw));
  return keys.map((key) => entries.get(key)).filter((text) => typeof text === 'string' && text !== '');
}
