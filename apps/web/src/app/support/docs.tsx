import { cleanQuery } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, EmptyState, Notice } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FilterField } from '../../parts/forms/filter-field.tsx';
import { DOCS, type DocsPage } from '../../parts/help/docs-pages.ts';
import { DocsText } from '../../parts/help/docs-text.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';

/** The product's docs: all pages, those with the words that are looked for, or the one that the address names. */
export function Docs() {
  const [query] = useSearchParams();
  const [words, setWords] = useState('');
  const { found, hasFailed } = useFound(cleanQuery(words));
  const page = DOCS.find(({ id }) => id === query.get('page'));
  if (page) return <Page page={page} />;
  return (
    <>
      <search className="mb-7 block max-w-md">
        <FilterField
          label={t('Search the docs')}
          placeholder={t('What would you like to know?')}
          value={words}
          onChange={setWords}
        />
      </search>
      {hasFailed && <Notice tone="bad">{t('Couldn’t load the search. All pages are listed below.')}</Notice>}
      <p role="status" className="sr-only">
        {words && countText(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t('No page has “{search}”.', { search: cleanQuery(words) })}
          action={<Button onClick={() => setWords('')}>{t('Show all pages')}</Button>}
        >
          {t('All words have to be on the same page. Contact has a person who answers.')}
        </EmptyState>
      ) : (
        <PageList pages={found} />
      )}
    </>
  );
}

function PageList({ pages }: { pages: readonly DocsPage[] }) {
  return (
    <ul aria-label={t('Pages')} className="grid gap-x-10 sm:grid-cols-2">
      {pages.map(({ id, title, text }) => (
        <li key={id} className="min-w-0 border-t border-line py-5">
          <h2 className="text-lg">
            <Link to={paths.docsPage(id)} className="hit hover:underline">
              {title}
            </Link>
          </h2>
          <p className="mt-1.5 line-clamp-2 text-ink-2">{firstWords(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Page({ page: { title, text } }: { page: DocsPage }) {
  return (
    <article>
      <UpLink to={paths.support}>{t('All pages')}</UpLink>
      <h2 className="mb-5">{title}</h2>
      <DocsText text={text} />
    </article>
  );
}

/** The search is fetched with the first letter; until it is here, all pages stay. */
function useFound(words: string): { found: readonly DocsPage[]; hasFailed: boolean } {
  const [find, setFind] = useState<((words: string) => DocsPage[]) | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = words !== '' && find === null && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    import('../../parts/help/find-pages.ts').then(
      ({ findPages }) => setFind(() => findPages),
      () => setHasFailed(true),
    );
  }, [isWanted]);
  return { found: words && find ? find(words) : DOCS, hasFailed };
}

/** Without the marks of lists and headings. */
function firstWords(text: string): string {
  return text.slice(0, 240).replace(/^(?:#+|-)\s+/gm, '');
}

function countText(count: number): string {
  return t('{count, plural, one {One page.} other {# pages.}}', { count });
}
