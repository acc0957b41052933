import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Notice } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { takeMissingMark } from './missing-mark.ts';

/** Says to people who came by an address that doesn't exist why they see the home page. */
export function MissingPageNotice() {
  const [isShown, setIsShown] = useState(false);
  const session = useSession();
  // The page was rendered for everybody: only the browser knows where somebody came from.
  useEffect(() => setIsShown((known) => takeMissingMark() || known), []);
  if (!isShown) return null;
  return (
    <div role="status" className="mx-auto max-w-300 px-5 pt-4">
      <Notice>
        {session.status === 'signed-in' ? (
          <Trans
            message="We couldn’t find that page, so we brought you to the home page. <0>Go to your dashboard</0>"
            parts={{
              0: (text) => (
                <a href={paths.dashboard} className={TEXT_LINK}>
                  {text}
                </a>
              ),
            }}
          />
        ) : (
          t('We couldn’t find that page, so we brought you to the home page.')
        )}
      </Notice>
    </div>
  );
}
