import type { TokenScope as ScopeName } from '@tessera/client';
import type { TokenScope } from '@tessera/domain';

/** 'cards:read' as GraphQL calls it: CARDS_READ. */
export function scopeName(scope: TokenScope): ScopeName {
  return scope.toUpperCase().replace(':', '_') as ScopeName;
}
