import { readStored, writeStored } from '../../data/session/storage.ts';

/* Choosing a language, copying, and the reader's token in the examples. */

const LANGUAGE_KEY = 'developers-language';
/** Stands in the examples for a token. */
const PLACEHOLDER = 'tsr_…';

for (const figure of document.querySelectorAll<HTMLElement>('.docs-code')) addCopyButton(figure);
for (const group of document.querySelectorAll<HTMLElement>('.docs-languages')) addChoice(group);
showLanguage(readStored(LANGUAGE_KEY) ?? '');
offerToken();
openContents();

function addCopyButton(figure: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'docs-copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy the example in ${figure.dataset.name}`);
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard?.writeText(figure.querySelector('code')?.textContent ?? '').then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Select and copy it';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  figure.querySelector('figcaption')?.append(button);
}

/** One button for each language; all groups show the same one. */
function addChoice(group: HTMLElement): void {
  const choice = document.createElement('div');
  choice.className = 'docs-choice';
  choice.setAttribute('role', 'group');
  choice.setAttribute('aria-label', 'Language');
  for (const figure of group.querySelectorAll<HTMLElement>('.docs-code')) {
    const { language = '', name = '' } = figure.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'docs-language';
    button.textContent = name;
    button.dataset.language = language;
    button.addEventListener('click', () => {
      const top = button.getBoundingClientRect().top;
      writeStored(LANGUAGE_KEY, language);
      showLanguage(language);
      // Examples above may have become longer or shorter: what was pressed stays where it is.
      scrollBy(0, button.getBoundingClientRect().top - top);
    });
    choice.append(button);
  }
  group.prepend(choice);
}

/** Where an example has no such language, its first is shown. */
function showLanguage(wanted: string): void {
  for (const group of document.querySelectorAll<HTMLElement>('.docs-languages')) {
    const figures = [...group.querySelectorAll<HTMLElement>('.docs-code')];
    const shown = figures.find(({ dataset }) => dataset.language === wanted) ?? figures[0];
    for (const figure of figures) figure.hidden = figure !== shown;
    for (const button of group.querySelectorAll('button[data-language]')) {
      button.setAttribute('aria-pressed', String((button as HTMLElement).dataset.language === shown?.dataset.language));
    }
  }
}

/** Puts a token into the examples that name one. It stays on this page: nothing is stored, nothing is sent. */
function offerToken(): void {
  const place = document.getElementById('own-token');
  const pieces = [...document.querySelectorAll('.docs-code code')].flatMap(findPlaceholders);
  if (!place || pieces.length === 0) return;
  const texts = pieces.map(({ data }) => data);
  const label = document.createElement('label');
  label.className = 'docs-token';
  label.append('Your token, to fill in the examples. It stays on this page and isn’t sent anywhere.');
  const input = document.createElement('input');
  Object.assign(input, { type: 'text', autocomplete: 'off', spellcheck: false, placeholder: PLACEHOLDER });
  input.addEventListener('input', () => {
    const token = input.value.trim();
    for (const [index, piece] of pieces.entries()) {
      piece.data = texts[index]?.replaceAll(PLACEHOLDER, () => token || PLACEHOLDER) ?? '';
    }
  });
  label.append(input);
  place.append(label);
  place.hidden = false;
}

/** The pieces of text that name a token; around them the example keeps its colours. */
function findPlaceholders(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const piece = walker.currentNode as Text;
    if (piece.data.includes(PLACEHOLDER)) found.push(piece);
  }
  return found;
}

/** Long lists are folded where they stand above the text; beside it there is room. */
function openContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>('.docs-contents');
  if (contents && matchMedia('(width >= 80rem)').matches) contents.open = true;
}
