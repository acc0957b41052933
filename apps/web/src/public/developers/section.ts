/** A part of a page, which has a place of its own in the address: `#id`. */
export interface DocsSection {
  id: string;
  title: string;
  /** HTML, made on the server from our own texts. */
  html: string;
  /** What the search reads. */
  text: string;
  /** Above the first of a run of sections, e.g. the area of its paths. */
  group?: string;
}

export interface DocsContent {
  title: string;
  lead: string;
  sections: readonly DocsSection[];
}

/** 'Read your cards' → 'read-your-cards'. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
