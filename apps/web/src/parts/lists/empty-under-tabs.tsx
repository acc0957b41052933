import { EmptyState, type EmptyStateProps } from '@tessera/ui';

/** An empty list right below tabs, whose hairline is its own too. */
export function EmptyUnderTabs(props: EmptyStateProps) {
  return (
    <div className="-mt-6 *:border-t-0">
      <EmptyState {...props} />
    </div>
  );
}
