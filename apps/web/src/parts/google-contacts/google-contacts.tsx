import { t } from '@tessera/texts';
import { Button, Notice, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { type AskGoogle, type MatchedContact, useAskMatches, useGoogleReading } from './use-google-contacts.ts';

/** The way to the people of one's Google address book who have an account; `children` shows them. */
export function GoogleContacts({ children }: { children: (contacts: readonly MatchedContact[]) => ReactNode }) {
  const ask = useAskMatches();
  return (
    <GooglePeople
      ask={ask}
      note={t(
        'We look for people with an account who allow others to find them. We keep nothing else from your address book.',
      )}
      notSetUp={t('Contacts from Google aren’t available here. Add people by their phone numbers instead.')}
    >
      {children}
    </GooglePeople>
  );
}

export interface GooglePeopleProps<T> {
  ask: AskGoogle<T>;
  /** What becomes of what is read. */
  note: string;
  /** What to do instead if the installation has no access to Google. */
  notSetUp: string;
  children: (people: readonly T[]) => ReactNode;
}

/** The way to the people of one's Google address book; `children` shows them. */
export function GooglePeople<T>({ ask, note, notSetUp, children }: GooglePeopleProps<T>) {
  const state = useGoogleReading(ask);
  switch (state.status) {
    case 'preparing':
      return (
        <div role="status">
          <span className="sr-only">{t('Loading…')}</span>
          <Skeleton className="h-24" />
        </div>
      );
    case 'not-set-up':
      return <Notice>{notSetUp}</Notice>;
    case 'failed':
      return <ErrorNotice title={state.message} onRetry={state.retry} />;
    case 'read':
      return children(state.people);
    case 'ready':
      return (
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-2">{t('Google asks you to allow reading your contacts once. {note}', { note })}</p>
          {state.failure && (
            <Notice tone="bad" className="w-full">
              {state.failure}
            </Notice>
          )}
          <Button variant="primary" isBusy={state.isReading} onClick={state.connect}>
            {state.isReading ? t('Reading…') : t('Connect with Google')}
          </Button>
        </div>
      );
  }
}
