import {
  DEVELOPER_PAGES,
  DEVELOPERS_PATH,
  type DeveloperPage,
  type DeveloperPageProps,
  developerPath,
} from '@tessera/domain';
import { buttonClass, Wordmark } from '@tessera/ui';
import { Footer } from '../../parts/frame/footer.tsx';
import { SkipLink } from '../../parts/frame/skip-link.tsx';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { readContent } from './content.ts';
import { findSections } from './find-sections.ts';
import type { DocsContent, DocsSection } from './section.ts';

/** `/developers`: the documentation for integrators. Complete without JavaScript. */
export function DevelopersDocument(props: DeveloperPageProps) {
  const { page, query } = props;
  const content = readContent(page, props);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3.5 sm:px-8 lg:px-14">
          <a href={paths.home} aria-label={`${PRODUCT_NAME}, home`} className="hit flex rounded-sm">
            <Wordmark name={PRODUCT_NAME} />
          </a>
          <a href={DEVELOPERS_PATH} className="hit text-ink-2 hover:text-ink max-sm:hidden">
            Developers
          </a>
          <SearchForm query={query} />
          <a href={paths.playground} className={`${buttonClass()} max-sm:ms-auto`}>
            Playground
          </a>
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-7xl flex-1 content-start gap-x-12 px-5 py-8 sm:px-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:px-14 lg:py-12">
        <PageList page={query ? null : page} />
        <main id="main" tabIndex={-1} className="min-w-0">
          {query ? <Found {...props} /> : <Content content={content} />}
        </main>
      </div>
      <Footer />
    </div>
  );
}

function SearchForm({ query }: { query: string }) {
  return (
    <search className="min-w-0 max-sm:order-last max-sm:basis-full sm:ms-auto sm:basis-80">
      <form action={DEVELOPERS_PATH} className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Search the documentation"
          defaultValue={query}
          className="h-10 w-full min-w-0 rounded-md border border-line-2 bg-raised px-3 text-base hover:border-ink-3 pointer-coarse:h-11"
        />
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </form>
    </search>
  );
}

function PageList({ page }: { page: DeveloperPage | null }) {
  const names = Object.keys(DEVELOPER_PAGES) as DeveloperPage[];
  return (
    <nav aria-label="Documentation" className="mb-8 min-w-0 lg:sticky lg:top-8 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md pointer-coarse:gap-y-0 lg:block lg:border-s lg:border-line">
        {names.map((name) => (
          <li key={name}>
            <a
              href={developerPath(name)}
              aria-current={name === page ? 'page' : undefined}
              className="inline-flex items-center py-1.5 text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:min-h-11 lg:ps-4"
            >
              {DEVELOPER_PAGES[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Content({ content: { title, lead, sections } }: { content: DocsContent }) {
  const hasCode = sections.some(({ html }) => html.includes('docs-code'));
  return (
    <article className="docs">
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own files. */}
      <p className="docs-lead" dangerouslySetInnerHTML={{ __html: lead }} />
      {hasCode && <div id="own-token" hidden />}
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <Section key={section.id} section={section} isFirst={section.group !== sections[index - 1]?.group} />
      ))}
    </article>
  );
}

/** Long lists are folded: on a phone they would stand between the title and the text. */
function Contents({ sections }: { sections: readonly DocsSection[] }) {
  if (sections.length < 2) return null;
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <details className="docs-contents" open={sections.length <= 12}>
      <summary>On this page</summary>
      {groups.map((group) => (
        <div key={group ?? ''}>
          {group && <p className="docs-label">{group}</p>}
          <ul>
            {sections
              .filter((section) => section.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function Section({ section: { id, title, html, group }, isFirst }: { section: DocsSection; isFirst: boolean }) {
  const Heading = group ? 'h3' : 'h2';
  return (
    <>
      {group && isFirst && <h2 className="docs-group">{group}</h2>}
      <section id={id} aria-labelledby={`${id}-title`} className="docs-section">
        <Heading id={`${id}-title`}>
          {title}
          <a href={`#${id}`} aria-label={`Link to ${title}`} className="docs-anchor">
            #
          </a>
        </Heading>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own files and schema. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </>
  );
}

function Found(props: DeveloperPageProps) {
  const found = findSections(props);
  return (
    <article className="docs">
      <h1>Search</h1>
      <p className="docs-lead" role="status">
        {found.length === 0
          ? `Nothing has “${props.query}”. Try another word, or fewer.`
          : `${found.length === 1 ? 'One section has' : `${found.length} sections have`} “${props.query}”.`}
      </p>
      <ul className="docs-found">
        {found.map(({ path, title, pageTitle }) => (
          <li key={path}>
            <a href={path}>{title}</a> <span>{pageTitle}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
