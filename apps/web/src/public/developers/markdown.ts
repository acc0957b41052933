import { Marked, type Tokens } from 'marked';
import { colorCode } from './color-code.ts';
import { escapeHtml } from './section.ts';

/** What an example is called, and how it is run. */
const LANGUAGES: Record<string, { name: string; run: string }> = {
  sh: { name: 'Shell', run: 'Paste it into a shell.' },
  ts: { name: 'TypeScript', run: 'Save it as example.mts and run npx tsx example.mts.' },
  js: { name: 'JavaScript', run: 'Put it where the text above says.' },
  py: { name: 'Python', run: 'Save it as example.py and run python3 example.py.' },
  go: { name: 'Go', run: 'Save it as main.go and run go run main.go.' },
};

const marked = new Marked({
  renderer: {
    code: ({ text, lang = '' }: Tokens.Code) => drawCode(text, lang),
    table({ header, rows }: Tokens.Table) {
      const draw = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((cell) => `<th scope="col">${draw(cell)}</th>`).join('');
      const body = rows.map((row) => {
        const cells = row.map(
          (cell, column) =>
            `<td data-label="${escapeHtml(header[column]?.text.replaceAll('`', '') ?? '')}">${draw(cell)}</td>`,
        );
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    },
  },
});

/** Our own Markdown as HTML. Examples that follow each other are one in several languages. */
export function drawMarkdown(text: string): string {
  const html = marked.parse(text, { async: false });
  return html.replace(/(?:<figure class="docs-code"[\s\S]*?<\/figure>\s*){2,}/g, (group) => {
    return `<div class="docs-languages">${group}</div>\n`;
  });
}

/** One line of it: `code`, links and bold. */
export function drawInline(text: string): string {
  return marked.parseInline(text, { async: false });
}

/** An example with its language, and how it is run. */
export function drawCode(code: string, language: string): string {
  const { name, run } = LANGUAGES[language] ?? { name: language.toUpperCase(), run: '' };
  return `<figure class="docs-code" data-language="${escapeHtml(language)}" data-name="${escapeHtml(name)}"><figcaption><strong>${escapeHtml(name)}</strong> ${run && `<span>${escapeHtml(run)}</span>`}</figcaption><pre><code>${colorCode(code, language)}</code></pre></figure>\n`;
}
