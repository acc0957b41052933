import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { errorText } from '../../data/errors/error-text.ts';
import { LONE_LINK } from '../screen/text-link.ts';

export interface ErrorNoticeProps {
  /** What failed, such as “Failed to load profile”. */
  title: string;
  /** Why, where it is known. */
  error?: unknown;
  onRetry?: () => void;
}

/** A screen that could not be loaded: what failed, why, and the way to try again. */
export function ErrorNotice({ title, error, onRetry }: ErrorNoticeProps) {
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
      {error !== undefined && <div className="text-sm">{errorText(error)}</div>}
    </Notice>
  );
}

/** A line in place of a small part that couldn't be loaded, such as “Couldn’t load tags.” */
export function RetryLine({ text, refetch }: { text: string; refetch: () => Promise<unknown> }) {
  return (
    <>
      {text}{' '}
      <button type="button" className={LONE_LINK} onClick={() => void refetch().catch(() => {})}>
        {t('Try again')}
      </button>
    </>
  );
}
