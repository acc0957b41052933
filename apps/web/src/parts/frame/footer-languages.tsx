import { LANGUAGE_QUERY } from '@tessera/domain';
import { LANGUAGE_TAGS, LANGUAGES, language, t } from '@tessera/texts';

/** Each language by its own name. The server keeps the choice in a cookie and answers with the same page in it. */
export function FooterLanguages() {
  if (LANGUAGE_TAGS.length === 1) return null;
  return (
    <form aria-label={t('Language')} className="flex flex-wrap gap-x-4 pointer-coarse:-mx-2.5 pointer-coarse:gap-x-0">
      {LANGUAGE_TAGS.map((tag) => (
        <button
          key={tag}
          type="submit"
          name={LANGUAGE_QUERY}
          value={tag}
          lang={tag}
          aria-current={tag === language ? 'true' : undefined}
          // Who reads a script has a face for it: nobody else fetches ours for one word.
          className="py-1 font-[system-ui,sans-serif] hover:text-ink aria-[current]:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:px-2.5"
        >
          {LANGUAGES[tag].name}
        </button>
      ))}
    </form>
  );
}
