import { CombinedGraphQLErrors } from '@apollo/client';
import { ServerStartingError } from '@tessera/client';
import { Button, Notice } from '@tessera/ui';

const LOAD_FAILED = 'Failed to load';

/** What the server said, where it said something for people. */
export function listErrorText(error: Error): string {
  const isForPeople = CombinedGraphQLErrors.is(error) || error instanceof ServerStartingError;
  return (isForPeople && error.message) || LOAD_FAILED;
}

/** A list that could not be loaded, and the way to try again. */
export function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice tone="bad" action={<Button onClick={onRetry}>Try again</Button>}>
      {listErrorText(error)}
    </Notice>
  );
}
