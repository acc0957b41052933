import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Notice } from '@tessera/ui';
import { useSession } from '../../data/session/session.ts';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';

/** Says why a person sees the home page, with a link to the dashboard if they are signed in. */
export function MissingPageText() {
  const session = useSession();
  return (
    <div className="mx-auto max-w-300 px-5 pt-4">
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
