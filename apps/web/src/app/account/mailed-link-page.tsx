import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { type PostAnswer, postJson } from '../../data/session/post-json.ts';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export interface MailedLinkPageProps {
  title: string;
  /** What a press will do. */
  children: ReactNode;
  /** The call that uses the token: `POST path { token }`. */
  path: string;
  action: { label: string; busyLabel: string; variant: 'primary' | 'danger' };
  /** What happened, from the API's answer; its message unless told. */
  said?: (body: Record<string, unknown>) => string;
  /** Shown in place of the question once it is done; `body` is the API's answer. */
  done: (body: Record<string, unknown>) => ReactNode;
  /** How to get another link when this one is of no use. */
  askAgain: ReactNode;
  footer: ReactNode;
}

type Success = Extract<PostAnswer, { isOk: true }>;

/**
 * A page that a mailed link opens. The link is used by a press and not by being opened, because mail programs open links
 * to look for harm.
 */
export function MailedLinkPage({ title, children, path, action, said, done, askAgain, footer }: MailedLinkPageProps) {
  const token = useLinkToken();
  const { use, isBusy, success, failure } = useLink(path, token);
  return (
    <AccountPage title={title} footer={footer}>
      {token === null ? (
        <NoUse askAgain={askAgain}>{t('Open this page with the link in our email.')}</NoUse>
      ) : success ? (
        <div className="grid gap-5">
          <Notice tone="ok">{said?.(success.body) ?? success.message}</Notice>
          {done(success.body)}
        </div>
      ) : failure?.isFinal ? (
        <NoUse askAgain={askAgain}>{failure.message}</NoUse>
      ) : (
        <div className="grid gap-6">
          {failure && <Notice tone="bad">{failure.message}</Notice>}
          {children}
          <Button variant={action.variant} size="lg" isBusy={isBusy} onClick={use}>
            {isBusy ? action.busyLabel : action.label}
          </Button>
        </div>
      )}
    </AccountPage>
  );
}

/** A link that leads nowhere any more, and the way to another one. */
export function NoUse({ children, askAgain }: { children: ReactNode; askAgain: ReactNode }) {
  return (
    <div className="grid gap-5">
      <Notice tone="bad">{children}</Notice>
      <p className="text-ink-2">{askAgain}</p>
    </div>
  );
}

function useLink(path: string, token: string | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<PostAnswer | null>(null);
  const use = async () => {
    setIsBusy(true);
    setAnswer(await postJson(path, { token }));
    setIsBusy(false);
  };
  const success: Success | null = answer?.isOk ? answer : null;
  return { use: () => void use(), isBusy, success, failure: toFailure(answer) };
}

/** Final: the link itself is refused, or what it was for is over. All else can be tried again. */
function toFailure(answer: PostAnswer | null): { message: string; isFinal: boolean } | null {
  if (!answer || answer.isOk) return null;
  return { message: answer.message, isFinal: answer.fields.token !== undefined || answer.status === 404 };
}
