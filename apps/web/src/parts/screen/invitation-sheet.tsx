import { t } from '@tessera/texts';
import { Button, buttonClass, EmptyState, Notice } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface InvitationSheetProps {
  /** 'You are invited to' */
  lead: string;
  name: string;
  avatar?: ReactNode;
  /** A line about the group or the team. */
  detail: ReactNode;
  /** Why joining failed, for people. */
  failure: string | undefined;
  isJoining: boolean;
  /** 'Join group' */
  label: string;
  onJoin: () => void;
  /** Where “Not now” leads. */
  otherwise: string;
}

/** What an invitation leads to, and the way into it. */
export function InvitationSheet({ lead, name, avatar, detail, failure, ...action }: InvitationSheetProps) {
  const { isJoining, label, onJoin, otherwise } = action;
  return (
    <Sheet>
      {avatar}
      <div className="max-w-full">
        <p className="text-ink-2">{lead}</p>
        <h1 dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {name}
        </h1>
      </div>
      <p className="text-sm text-ink-2">{detail}</p>
      {failure && !isJoining && (
        <Notice tone="bad" className="w-full text-start">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="lg" isBusy={isJoining} onClick={onJoin}>
          {isJoining ? t('Joining…') : label}
        </Button>
        <Link to={otherwise} className={buttonClass('quiet', 'lg')}>
          {t('Not now')}
        </Link>
      </div>
      <p className="text-sm text-ink-3">{t('The members will see your name and photo.')}</p>
    </Sheet>
  );
}

/** The card in the middle of the screen. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-110 grid-cols-[minmax(0,1fr)] justify-items-center gap-5 rounded-xl border border-line bg-surface px-5 py-10 text-center sm:mt-6 sm:px-10">
      {children}
    </div>
  );
}

export interface NoInvitationProps {
  heading: string;
  /** What is wrong with the link. */
  title: string;
  /** What can be done about it. */
  text: string;
  to: string;
  label: string;
}

/** One answer for every link that lets nobody in. */
export function NoInvitation({ heading, title, text, to, label }: NoInvitationProps) {
  return (
    <>
      <h1 className="mb-6.5">{heading}</h1>
      <EmptyState
        title={title}
        action={
          <Link to={to} className={buttonClass()}>
            {label}
          </Link>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
