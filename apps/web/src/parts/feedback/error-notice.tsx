import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { errorText } from '../../data/errors/error-text.ts';
import { mayPass } from '../../data/errors/may-pass.ts';
import { useWhenBack } from '../../data/session/use-when-back.ts';
import { LONE_LINK } from '../screen/text-link.ts';

export interface ErrorNoticeProps {
  /** What failed, such as “Failed to load profile”. */
  title: string;
  /** Why, where it is known. */
  error?: unknown;
  /** The words for it, where they aren't those of every screen. */
  text?: string;
  onRetry?: () => void;
}

/**
 * A screen that could not be loaded: what failed, why, and the way to try again. A failure that may pass is tried again by
 * itself when the server is back.
 */
export function ErrorNotice({ title, error, text, onRetry }: ErrorNoticeProps) {
  useWhenBack(() => onRetry?.(), { isOff: !mayPass(error), hasFailed: true });
  return (
    <Notice
      tone="bad"
      action={
        onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )
      }
    >
      <strong className="font-medium">{title}</strong>
      {error !== undefined && <div className="text-sm">{text ?? errorText(error)}</div>}
    </Notice>
  );
}

interface RetryLineProps {
  text: string;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** A line in place of a small part that couldn't be loaded, such as “Couldn’t load tags.” */
export function RetryLine({ text, error, refetch }: RetryLineProps) {
  const retry = () => void refetch().catch(() => {});
  useWhenBack(retry, { isOff: !mayPass(error), hasFailed: true });
  return (
    <>
      {text}{' '}
      <button type="button" className={LONE_LINK} onClick={retry}>
        {t('Try again')}
      </button>
    </>
  );
}
