import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Avatar, Button } from '@tessera/ui';
import { OWN_BUBBLE, OWN_SIDE } from './bubble.ts';
import { MessageText } from './message-text.tsx';
import type { Outgoing } from './outgoing.ts';

export interface WaitingRowProps {
  message: Outgoing;
  viewer: { initials: string; avatarUrl: string | null };
  onRetry: () => void;
  onRemove: (clientId: string) => void;
}

/** A message that is not there yet: on its way, or held up. */
export function WaitingRow({ message, viewer, onRetry, onRemove }: WaitingRowProps) {
  const { text, problem, cardId, imageUrl, clientId } = message;
  return (
    <article aria-label={t('You, not sent yet')} className="mt-3 flex gap-3 px-5 py-1">
      <Avatar initials={viewer.initials} src={viewer.avatarUrl} className="mt-0.5 max-md:hidden" />
      <div className={`min-w-0 flex-1 ${OWN_SIDE}`}>
        <p className="text-md font-medium">{t('You')}</p>
        <div className={`opacity-60 ${OWN_BUBBLE}`}>
          <MessageText text={text} mentions={[]} />
          {cardId && <p className="text-ink-2">{t('A card')}</p>}
          {imageUrl && (
            <img
              src={imageUrl}
              alt={t('A picture')}
              className="mt-2 max-h-60 max-w-full rounded-lg border border-line"
            />
          )}
        </div>
        {problem ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-bad">
            <Trans
              message="Not sent. {problem}<0>Retry</0><1>Delete</1>"
              parts={{
                0: (text) => (
                  <Button variant="quiet" onClick={onRetry}>
                    {text}
                  </Button>
                ),
                1: (text) => (
                  <Button variant="quiet" onClick={() => onRemove(clientId)}>
                    {text}
                  </Button>
                ),
              }}
              values={{ problem: problem.text }}
            />
          </div>
        ) : (
          <p className="text-sm text-ink-2">{t('Sending…')}</p>
        )}
      </div>
    </article>
  );
}
