import { useApolloClient } from '@apollo/client/react';
import { SecurityLogDocument, useSettingsQuery } from '@tessera/client';
import { Button, Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
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
      <ScreenHead title="Settings" />
      {error && !data ? (
        <ErrorNotice title="Failed to load settings" error={error} onRetry={() => void refetch()} />
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
      <div className="grid max-w-2xl gap-12">
        {SECTIONS.map(({ id, title, Content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line pt-6">
            <h2 id={`${id}-title`} className="mb-5">
              {title}
            </h2>
            <Content {...props} />
          </section>
        ))}
        <Button className="justify-self-start" onClick={signOut}>
          Sign out
        </Button>
      </div>
      <Contents />
    </div>
  );
}

/** What is on the page, where there is room for it. */
function Contents() {
  return (
    <nav aria-label="Settings" className="sticky top-22 hidden self-start xl:block">
      <ul className="grid gap-1 border-l border-line">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 pl-4 text-md text-ink-2 hover:text-ink">
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
    <div role="status" aria-label="Loading your settings" className="grid max-w-2xl gap-12">
      <Skeleton className="h-28" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </div>
  );
}
