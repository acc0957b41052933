import { Button, Notice } from '@tessera/ui';
import { messageForPeople } from '../errors/error-text.ts';

const LOAD_FAILED = 'Failed to load';

/** What the server said, where it said something for people. */
export function listErrorText(error: unknown): string {
  return messageForPeople(error) ?? LOAD_FAILED;
}

/** A list that could not be loaded, and the way to try again. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="bad" action={<Button onClick={onRetry}>Try again</Button>}>
      {listErrorText(error)}
    </Notice>
  );
}
