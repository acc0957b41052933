import type { MissingCardProps } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { buttonClass } from '@tessera/ui';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from './page-frame.tsx';

/**
 * What stands at an address that has no card, or none for strangers. Of a card that once was open it says whom to ask; all
 * others are not told apart.
 */
export function MissingCard({ ended }: MissingCardProps) {
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-4 pt-10 md:pt-20">
        <h1>{ended ? t('This card is no longer open.') : t('No card found at this address.')}</h1>
        <p className="text-ink-2">
          {ended ? (
            <WhomToAsk ask={ended.ask} />
          ) : (
            t(
              'Its owner may have removed it or made it private, or the link is incomplete. The person who gave it to you can send you a new one.',
            )
          )}
        </p>
        {ended?.ask?.path ? (
          <a href={ended.ask.path} className={`${buttonClass('primary')} mt-2`}>
            {t('View profile')}
          </a>
        ) : (
          <a href={paths.home} className={`${buttonClass('primary')} mt-2`}>
            {t('Go to home page')}
          </a>
        )}
      </div>
    </PageFrame>
  );
}

type Ask = NonNullable<MissingCardProps['ended']>['ask'];

function WhomToAsk({ ask }: { ask: Ask }) {
  if (!ask)
    return t('You scanned the right code, but its owner took the card down. Ask the person who gave it to you.');
  const { name, path } = ask;
  return (
    <Trans
      message="You scanned the right code, but the card was taken down. Ask <0>{name}</0> for the new one."
      values={{ name }}
      parts={{
        0: (text) =>
          path ? (
            <a href={path} className={TEXT_LINK}>
              {text}
            </a>
          ) : (
            <b className="font-medium text-ink">{text}</b>
          ),
      }}
    />
  );
}
