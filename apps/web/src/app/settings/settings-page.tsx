import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { sectionTitle } from '../../parts/settings/settings-map.ts';

export interface SettingsContentProps<Viewer> {
  viewer: Viewer | null | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Sections, made from the person's settings and from what fetches these again. */
  children: (viewer: Viewer, onChange: () => void) => ReactNode;
}

/** The sections of one page of the settings, once they are loaded. */
export function SettingsContent<Viewer>({ viewer, error, refetch, children }: SettingsContentProps<Viewer>) {
  const refresh = () => void refetch().catch(() => {});
  if (error && !viewer) return <ErrorNotice title={t('Couldn’t load settings')} error={error} onRetry={refresh} />;
  if (!viewer) return <SettingsSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <FocusHash />
      {children(viewer, refresh)}
    </div>
  );
}

/** Each section has its address, which leads to it. */
export function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-20 border-line outline-none [&+&]:border-t [&+&]:pt-6"
    >
      <h2 id={`${id}-title`} className="mb-5">
        {sectionTitle(id)}
      </h2>
      {children}
    </section>
  );
}

/** The section that the address names is not there yet when the browser looks for it. The link that led to it may be gone. */
function FocusHash() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link can lead to the same section twice.
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView?.();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}

/** A heading with fields, twice. */
function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your settings')} className="grid gap-12">
      {['first', 'second'].map((part) => (
        <div key={part} className="grid gap-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11 w-1/2" />
        </div>
      ))}
    </div>
  );
}
