import { t } from '@tessera/texts';
import { DOCS } from '../../parts/help/docs-pages.ts';
import { DocsText } from '../../parts/help/docs-text.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { LongText } from '../parts/long-text.tsx';

const HEAD = {
  cap: t('Help'),
  title: t('How Tessera works'),
  lead: t('Create a card, share it, and see what came of it. Each answer below takes a minute to read.'),
};

/** `/help`: all the docs on one page, for people without an account too. */
export function Help() {
  const parts = DOCS.map(({ id, title, text }) => ({
    id,
    title,
    content: (
      <div className="mt-3.5">
        <DocsText text={text} />
      </div>
    ),
  }));
  return (
    <LongText head={HEAD} parts={parts}>
      <a href={paths.contact} className={LONE_LINK}>
        {t('Contact')}
      </a>
      <a href={paths.status} className={LONE_LINK}>
        {t('Status')}
      </a>
      <a href={paths.developers} className={LONE_LINK}>
        {t('Developers')}
      </a>
    </LongText>
  );
}
