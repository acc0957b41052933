import type { TokenScope as ScopeName } from '@tessera/client';
import { TOKEN_SCOPE_LIST, type TokenScope } from '@tessera/domain';
import { t } from '@tessera/texts';

/** 'cards:read' as GraphQL calls it: CARDS_READ. */
export function scopeName(scope: TokenScope): ScopeName {
  return scope.toUpperCase().replace(':', '_') as ScopeName;
}

/** 'Cards: read and write · Contacts: read' */
export function scopeTexts(scopes: readonly ScopeName[]): string {
  const areas = [...new Set(TOKEN_SCOPE_LIST.map(({ area }) => area))];
  const texts = areas.map((area) => {
    const own = TOKEN_SCOPE_LIST.filter((one) => one.area === area && scopes.includes(scopeName(one.scope)));
    const [reads, writes] = ['read', 'write'].map((way) => own.some(({ scope }) => scope.endsWith(`:${way}`)));
    if (reads && writes) return t('{area}: read and write', { area });
    if (reads) return t('{area}: read', { area });
    return writes && t('{area}: write', { area });
  });
  return texts.filter(Boolean).join(' · ');
}
