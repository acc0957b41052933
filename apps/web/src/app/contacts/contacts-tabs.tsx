import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

const PLACES = [
  { label: 'Contacts', to: paths.contacts },
  { label: 'Deals', to: paths.deals },
];

/** Leads between the address book and the deals with those who are in it. */
export function ContactsTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Contacts and deals" className="mb-6 flex gap-5.5 border-b border-line">
      {PLACES.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          className={clsx(
            'border-b-2 py-2.5 text-md pointer-coarse:min-w-11 pointer-coarse:py-3',
            pathname === to ? 'border-brass-fill text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
