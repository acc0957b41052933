import { MESSAGES } from '@tessera/domain';
import { Notice } from '@tessera/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { TEXT_LINK } from '../../../shell/text-link.ts';
import { InsteadOfCard } from './frame.tsx';

/** The session ended while a shared card was to be seen. */
export function SessionOver() {
  const { pathname, search } = useLocation();
  return (
    <InsteadOfCard>
      <Notice tone="bad">{MESSAGES.sessionEnded}</Notice>
      <p className="text-ink-2">
        If this link requires an account, please sign in and try again.{' '}
        <Link to={paths.signIn({ from: pathname + search })} className={TEXT_LINK}>
          Sign in
        </Link>
      </p>
    </InsteadOfCard>
  );
}
