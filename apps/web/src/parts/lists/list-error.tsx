import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { messageForPeople } from '../../data/errors/error-text.ts';
import { isLostNetwork } from '../../data/errors/lost-network.ts';
import { mayPass } from '../../data/errors/may-pass.ts';
import { useWhenBack } from '../../data/session/use-when-back.ts';

/** What the directory says of a lost network as well. */
export const LOAD_FAILED = t('Failed to load');

/** What the server said, where it said something for people; `lost` is for a lost network. */
export function listErrorText(error: unknown, lost = say(MESSAGES.cantConnect)): string {
  if (isLostNetwork(error)) return lost;
  return messageForPeople(error) ?? LOAD_FAILED;
}

export interface ListErrorProps {
  error: unknown;
  onRetry: () => void;
  /** For a lost network, where the specification has its own words. */
  lost?: string;
}

/** A list that could not be loaded, and the way to try again. It is tried again by itself when the server is back. */
export function ListError({ error, onRetry, lost }: ListErrorProps) {
  useWhenBack(onRetry, { isOff: !mayPass(error), hasFailed: true });
  return (
    <Notice tone="bad" action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
      {listErrorText(error, lost)}
    </Notice>
  );
}
