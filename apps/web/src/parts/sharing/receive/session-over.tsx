import { MESSAGES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Notice } from '@tessera/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { TEXT_LINK } from '../../screen/text-link.ts';
import { InsteadOfCard } from './frame.tsx';

/** The session ended while a shared card was to be seen. */
export function SessionOver() {
  const { pathname, search } = useLocation();
  return (
    <InsteadOfCard>
      <Notice tone="bad">{say(MESSAGES.sessionEnded)}</Notice>
      <p className="text-ink-2">
        <Trans
          message="If this link requires an account, please sign in and try again. <0>Sign in</0>"
          parts={{
            0: (text) => (
              <Link to={paths.signIn({ from: pathname + search })} className={TEXT_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </InsteadOfCard>
  );
}
