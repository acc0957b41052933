import { t } from '@tessera/texts';
import { EmptyState } from '@tessera/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, Navigate, NavLink, useLocation, useParams } from 'react-router-dom';
import { FilterField } from '../../parts/forms/filter-field.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { findSettings, pageOfSection, SETTINGS_PAGES, settingsPath } from '../../parts/settings/settings-map.ts';
import { PAGE_CONTENTS } from './pages.tsx';

/** `/dashboard/settings`: six pages with what is the person's to decide, and a search over all of them. */
export function Settings() {
  const { page: asked } = useParams();
  const { hash } = useLocation();
  const [query, setQuery] = useState('');
  const [first, ...others] = SETTINGS_PAGES;
  const page = asked === undefined ? first : others.find(({ name }) => name === asked);
  // Links from when all settings were one page name a section only.
  const place = pageOfSection(hash.slice(1));
  if (!page) return <Navigate to={settingsPath(first.name) + hash} replace />;
  if (place && place.name !== page.name) return <Navigate to={settingsPath(place.name) + hash} replace />;
  const Content = PAGE_CONTENTS[page.name];
  const isSearching = query.trim() !== '';
  return (
    <>
      <ScreenHead title={t('Settings')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-7 xl:grid-cols-[13rem_minmax(0,42rem)] xl:gap-x-14">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:sticky xl:top-22 xl:self-start">
          <search>
            <FilterField label={t('Search settings')} value={query} onChange={setQuery} />
          </search>
          <Pages onFollow={() => setQuery('')} />
        </div>
        <div className="max-w-2xl">
          {isSearching && <Results query={query} onFollow={() => setQuery('')} />}
          {/* Hidden and not gone, so that a search costs nothing that was typed. */}
          <div hidden={isSearching}>
            <Content key={page.name} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The six pages: beside what they show where there is room, else above it. */
function Pages({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label={t('Settings')} className="border-line max-xl:border-b max-xl:pb-3">
      <ul className="flex flex-wrap gap-1 max-xl:-mx-2.5 xl:grid xl:gap-0.5">
        {SETTINGS_PAGES.map(({ name, title, icon: Icon }) => (
          <li key={name}>
            <NavLink
              to={settingsPath(name)}
              end
              onClick={onFollow}
              className={({ isActive }) =>
                clsx(
                  'flex h-9 items-center gap-3 rounded-md px-2.5 text-md whitespace-nowrap pointer-coarse:h-11 [&_svg]:size-[18px] [&_svg]:stroke-[1.6] max-xl:[&_svg]:hidden',
                  isActive
                    ? 'bg-surface text-ink inset-ring inset-ring-line [&_svg]:text-brass'
                    : 'text-ink-2 hover:text-ink',
                )
              }
            >
              <Icon aria-hidden="true" />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ query, onFollow }: { query: string; onFollow: () => void }) {
  const found = findSettings(query);
  return (
    <>
      <p role="status" className="sr-only">
        {t('{count, plural, =0 {No settings found} one {1 setting found} other {# settings found}}', {
          count: found.length,
        })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('No settings found')}>
          {t('Try another word, such as “language” or “password”.')}
        </EmptyState>
      ) : (
        <ul aria-label={t('Settings found')} className="grid">
          {found.map(({ label, place, to }) => (
            <li key={`${to} ${label}`} className="border-b border-line first:border-t">
              <Link to={to} onClick={onFollow} className="grid gap-0.5 py-3 hover:text-brass">
                {label}
                <span className="text-sm text-ink-2">{place}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
