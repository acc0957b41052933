import { buttonClass, TextField, Wordmark } from '@tessera/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { PRODUCT_NAME } from '../product.ts';
import { TEXT_LINK } from './text-link.ts';

/** A card of the directory, as a line. */
interface ListedLine {
  id: string;
  title: string;
  ownerName: string;
  path: string;
}

export interface DirectoryProps {
  /** What was searched for. */
  q: string;
  cards: readonly ListedLine[];
}

/** What the server sends inside `<noscript>` with a screen of the app. */
export function NeedsScript() {
  return (
    <Page title="This page needs JavaScript">
      <p className="mt-4">
        Turn on JavaScript in your browser, then reload this page. Public cards, the directory and the pages about{' '}
        {PRODUCT_NAME} work without it.
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href={paths.home} className={TEXT_LINK}>
          Front page
        </a>
        <a href={paths.explore} className={TEXT_LINK}>
          Explore
        </a>
      </p>
    </Page>
  );
}

/** The directory inside `<noscript>`: the newest cards that match. */
export function DirectoryWithoutScript({ q, cards }: DirectoryProps) {
  return (
    <Page title="Find people by name or keywords">
      <form action={paths.explore} className="mt-6 flex items-end gap-3">
        <TextField label="Search people and cards" name="q" defaultValue={q} className="flex-1" />
        <button type="submit" className={buttonClass('primary')}>
          Search
        </button>
      </form>
      {cards.length === 0 && <p className="mt-8">{q ? `No card matches “${q}”.` : 'No public cards yet.'}</p>}
      <ul aria-label="Cards" className="mt-8 border-t border-line">
        {cards.map(({ id, title, ownerName, path }) => (
          <li key={id} className="border-b border-line py-3">
            <a href={path} dir="auto" className={TEXT_LINK}>
              {title}
            </a>
            <span dir="auto" className="block text-md text-ink-2">
              {ownerName}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <main className="mx-auto max-w-3xl px-5 py-10 sm:px-8">
        <a href={paths.home} className="inline-flex">
          <Wordmark name={PRODUCT_NAME} />
        </a>
        <h1 className="mt-10">{title}</h1>
        {children}
      </main>
    </noscript>
  );
}
