import { Button, Notice } from '@tessera/ui';

export interface ErrorNoticeProps {
  /** What failed, such as “Failed to load profile”. */
  title: string;
  error: { message: string };
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
            Try again
          </Button>
        )
      }
    >
      <strong className="font-medium">{title}</strong>
      <div className="text-sm">{error.message}</div>
    </Notice>
  );
}
