import type { TokenScope as ScopeName } from '@tessera/client';
import { TOKEN_SCOPE_LIST, type TokenScope } from '@tessera/domain';

/** 'cards:read' as GraphQL calls it: CARDS_READ. */
export function scopeName(scope: TokenScope): ScopeName {
  return scope.toUpperCase().replace(':', '_') as ScopeName;
}

/** 'Cards: read and write · Contacts: read' */
export function scopeTexts(scopes: readonly ScopeName[]): string {
  const areas = [...new Set(TOKEN_SCOPE_LIST.map(({ area }) => area))];
  const texts = areas.map((area) => {
    const ways = TOKEN_SCOPE_LIST.filter((one) => one.area === area && scopes.includes(scopeName(one.scope)));
    return ways.length > 0 && `${area}: ${ways.map(({ scope }) => scope.split(':')[1]).join(' and ')}`;
  });
  return texts.filter(Boolean).join(' · ');
}
