import { type UpdateViewerInput, useChangeFirstStepsMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { Check, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { toAuthor, useCardsContext } from '../../data/card-store/cards-context.tsx';
import type { ListedCards } from '../../data/card-store/transport.ts';
import { useInstallPrompt } from '../../delivery/install-prompt.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { paths } from '../../paths.ts';

export interface FirstStepsProps {
  steps: NonNullable<ListedCards['firstSteps']>;
  /** Local id of the card that a photo is added to. */
  cardId: string;
}

/** What a new person does next. It goes when all is done, or when they put it away, on all their devices. */
export function FirstSteps({ steps, cardId }: FirstStepsProps) {
  const { isHidden, hide, install } = useFirstSteps(steps);
  if (isHidden) return null;
  const done = [steps.hasPhoto, steps.hasShared, steps.hasInstalledApp, steps.hasContact].filter(Boolean).length;
  return (
    <section aria-labelledby="first-steps" className="mt-10 rounded-xl border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="first-steps">{t('First steps')}</h2>
          <p className="mt-1 text-sm text-ink-2 num">{t('{done} of 4 done', { done })}</p>
        </div>
        <IconButton label={t('Hide these steps')} className="-mt-1.5 -me-1.5" onClick={hide}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        <Step isDone={steps.hasPhoto} label={t('Add a photo or logo')} to={paths.builder(cardId)} />
        <Step isDone={steps.hasShared} label={t('Share your card')} to="?qr=1" />
        <Step isDone={steps.hasInstalledApp} label={t('Install the app on your phone')} {...install} />
        <Step isDone={steps.hasContact} label={t('Save your first contact')} to={paths.contacts} />
      </ul>
    </section>
  );
}

interface StepProps {
  label: string;
  isDone: boolean;
  /** An address of the dashboard, or of the site. */
  to?: string;
  href?: string;
  onPress?: () => void;
}

const ROW = 'flex min-h-12 w-full items-center gap-3 border-t border-line text-start text-md';

function Step({ label, isDone, to, href, onPress }: StepProps) {
  const content = (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-5.5 shrink-0 place-items-center rounded-full border [&_svg]:size-3.5',
          isDone ? 'border-transparent bg-ok-soft text-ok' : 'border-line-2',
        )}
      >
        {isDone && <Check />}
      </span>
      <span className={clsx('flex-1', isDone && 'text-ink-2')}>{label}</span>
      {isDone ? (
        <span className="text-sm text-ink-2">{t('Done')}</span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-[18px] stroke-[1.6] text-ink-3" />
      )}
    </>
  );
  return <li>{isDone ? <div className={ROW}>{content}</div> : toControl(content, { to, href, onPress })}</li>;
}

function toControl(content: ReactNode, { to, href, onPress }: Pick<StepProps, 'to' | 'href' | 'onPress'>): ReactNode {
  const look = `${ROW} hover:text-brass`;
  if (to !== undefined) {
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} className={look}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={onPress} className={look}>
      {content}
    </button>
  );
}

function useFirstSteps({ hasInstalledApp }: FirstStepsProps['steps']) {
  const [change] = useChangeFirstStepsMutation();
  const refresh = useRefresh();
  const { canInstall, isInstalled, install } = useInstallPrompt();
  const attempt = useAttempt();
  const [isHidden, setIsHidden] = useState(false);
  // The account learns of the device that the app runs on.
  const isNews = isInstalled && !hasInstalledApp;
  useEffect(() => {
    const input: UpdateViewerInput = { hasInstalledApp: true };
    if (isNews) change({ variables: { input } }).then(refresh, () => {});
  }, [isNews, change, refresh]);
  const hide = () => {
    const show = () => {
      setIsHidden(true);
      return () => setIsHidden(false);
    };
    void attempt(() => change({ variables: { input: { hidesFirstSteps: true } } }).then(refresh), show);
  };
  return { isHidden, hide, install: canInstall ? { onPress: () => void install() } : { href: paths.install } };
}

/** Fetches the list, and with it what is done. */
function useRefresh(): () => void {
  const { sync, ownerId } = useCardsContext();
  return useCallback(() => {
    if (ownerId !== null) void sync.refresh(toAuthor(ownerId));
  }, [sync, ownerId]);
}
