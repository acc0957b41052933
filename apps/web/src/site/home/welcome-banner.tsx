import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type SessionUser, useSession } from '../../data/session/session.ts';
import { paths } from '../../paths.ts';
import { COLUMN } from '../parts/section.tsx';
import { hideWelcome, isWelcomeHidden } from './welcome-memory.ts';

/** Greets people who are signed in, until they close it or the browser. It lies over the space above the hero, so that nothing moves. */
export function WelcomeBanner() {
  const session = useSession();
  return (
    <div className={`${COLUMN} relative -mb-14 h-14 pt-3`}>
      {session.status === 'signed-in' && <Greeting user={session.user} />}
    </div>
  );
}

function Greeting({ user }: { user: SessionUser | null }) {
  const [isHidden, setIsHidden] = useState(isWelcomeHidden);
  const name = user?.fullName || user?.email;
  if (isHidden) return null;
  return (
    <section
      aria-label={t('Welcome back')}
      className="flex h-10 animate-fade items-center gap-3 rounded-full border border-line bg-surface pe-1 ps-4.5 text-md"
    >
      <p className="min-w-0 flex-1 truncate">
        {name ? (
          <Trans
            message="Welcome back, <0>{name}</0>."
            parts={{ 0: (text) => <strong className="font-medium">{text}</strong> }}
            values={{ name }}
          />
        ) : (
          t('Welcome back.')
        )}
      </p>
      <a
        href={paths.cards}
        className="shrink-0 text-ink-2 underline decoration-line-2 underline-offset-4 hover:text-ink"
      >
        {t('My Cards')}
      </a>
      <IconButton
        label={t('Dismiss')}
        className="size-8"
        onClick={() => {
          hideWelcome();
          setIsHidden(true);
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
