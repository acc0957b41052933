import { useApolloClient } from '@apollo/client/react';
import { SecurityLogDocument, useSettingsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Skeleton } from '@tessera/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { signOut } from '../../data/session/sign-out.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { SECTIONS, type SectionProps } from './sections.tsx';

/** `/dashboard/settings`: all that is the person's to decide, one section below the other. */
export function Settings() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const refresh = () => {
    void refetch();
    // What changes here mostly stands in the log.
    void client.refetchQueries({ include: [SecurityLogDocument] });
  };
  // Dates on this screen are written anew as soon as the region is another one.
  useSession();
  return (
    <>
      <ScreenHead title={t('Settings')} />
      {error && !data ? (
        <ErrorNotice title={t('Couldn’t load settings')} error={error} onRetry={() => void refetch()} />
      ) : data?.viewer ? (
        <Sections viewer={data.viewer} onChange={refresh} />
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}

function Sections(props: SectionProps) {
  useScrollToHash();
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,42rem)_12rem] xl:gap-16">
      <details className="group mb-8 max-w-2xl border-y border-line xl:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between">
          {t('All settings')}
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3 group-open:rotate-180" />
        </summary>
        <Contents className="pb-3" />
      </details>
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-12">
        {SECTIONS.map(({ id, title, Content }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-20 border-t border-line pt-6 max-xl:first:border-t-0 max-xl:first:pt-0"
          >
            <h2 id={`${id}-title`} className="mb-5">
              {title}
            </h2>
            <Content {...props} />
          </section>
        ))}
        <Button className="justify-self-start" onClick={signOut}>
          {t('Sign out')}
        </Button>
      </div>
      <Contents className="sticky top-22 hidden self-start border-s border-line ps-4 xl:block" />
    </div>
  );
}

/** What is on the page: beside it where there is room, else folded above it. */
function Contents({ className }: { className: string }) {
  return (
    <nav aria-label={t('Settings')} className={className}>
      <ul className="grid gap-1">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex items-center py-1 text-md text-ink-2 hover:text-ink max-xl:min-h-11">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that the address names is not there yet when the browser looks for it. */
function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
}

function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your settings')} className="grid max-w-2xl gap-12">
      <Skeleton className="h-28" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </div>
  );
}
