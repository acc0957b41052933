import type { CardPreview } from '@tessera/domain';

/** Role and company in one line; the company is left out where the role already names it. */
export function roleLine({ role, company }: CardPreview): string {
  return role.includes(company) ? role : [role, company].filter(Boolean).join(', ');
}

/** The badge, then the tags, each word once whatever its capitals. */
export function listTags({ badge, tags }: CardPreview): string[] {
  const seen = new Set<string>();
  return [badge, ...tags].filter((tag) => {
    const word = tag.toLowerCase();
    const isNew = word !== '' && !seen.has(word);
    seen.add(word);
    return isNew;
  });
}
