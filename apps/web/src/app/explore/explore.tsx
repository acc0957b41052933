import { ApolloSession } from '../../data/session/apollo-session.tsx';
import { ExplorePage } from './explore-page.tsx';
import { useFilters } from './filters.ts';
import { useExplore } from './use-explore.ts';

/** `/explore`: the public directory. */
export function Explore() {
  return (
    <ApolloSession>
      <Directory />
    </ApolloSession>
  );
}

function Directory() {
  const { filters, change } = useFilters();
  return <ExplorePage filters={filters} change={change} {...useExplore(filters)} />;
}
