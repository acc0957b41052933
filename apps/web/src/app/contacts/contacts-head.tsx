import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

const PLACES = [
  { label: t('Contacts'), to: paths.contacts },
  { label: t('Deals'), to: paths.deals },
];

export interface ContactsHeadProps {
  title: string;
  note: string;
  /** Whether the actions need a row of their own on a phone, under the hairline of the tabs. */
  hasWideActions?: boolean;
  /** The screen's actions. */
  children: ReactNode;
}

/**
 * The head of the address book and of the deals with those who are in it, and the way between them. On a phone that way is
 * the title as well, beside the actions, so that the list begins at the top.
 */
export function ContactsHead({ title, note, hasWideActions = false, children }: ContactsHeadProps) {
  return (
    <div
      className={clsx(
        'mb-6 flex flex-wrap items-center justify-between gap-x-3 max-sm:-mt-3.5 max-sm:mb-4 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-x-5',
        !hasWideActions && 'max-sm:border-b max-sm:border-line',
      )}
    >
      <div className="max-sm:sr-only">
        <h1>{title}</h1>
        <p className="mt-1.5 text-sm text-ink-2">{note}</p>
      </div>
      <Tabs className={hasWideActions ? 'max-sm:w-full max-sm:border-b' : 'max-sm:-mb-px max-sm:self-end'} />
      <div
        className={clsx(
          'flex flex-wrap items-center gap-2.5 max-sm:gap-1',
          hasWideActions ? 'max-sm:mt-3' : 'max-sm:my-1.5',
        )}
      >
        {children}
      </div>
    </div>
  );
}

function Tabs({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('Contacts and deals')}
      className={clsx('flex gap-5.5 border-line sm:order-last sm:col-span-2 sm:mt-6.5 sm:border-b', className)}
    >
      {PLACES.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          className={clsx(
            'border-b-2 py-2.5 text-md max-sm:py-4 max-sm:text-base pointer-coarse:min-w-11 pointer-coarse:py-3 max-sm:pointer-coarse:py-4',
            pathname === to
              ? 'border-brass-fill text-ink max-sm:font-medium'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
