import { escapeHtml } from '../../infra/html.ts';

/** What a page tells search engines, link previews and the browser's tab. Texts are plain; they are escaped here. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  /** The page in each language, and for who speaks none of them. */
  alternates?: readonly { hreflang: string; href: string }[];
  image?: string | null;
  /** The image is 1200 × 630 px and may be shown that large. */
  isWidePreview?: boolean;
  /** Absolute address of what tells other sites how to embed the page (oEmbed). */
  embedding?: string;
  isIndexed: boolean;
  /** schema.org object. */
  jsonLd?: object;
  /** What the page's script starts from. */
  data?: object;
}

/** The head's tags as HTML. */
export function renderHead(head: Head): string {
  const { title, description, canonical, alternates = [], image, isIndexed, embedding, jsonLd, data } = head;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Tessera'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('name', 'twitter:card', head.isWidePreview ? 'summary_large_image' : 'summary'),
  ];
  if (image) tags.push(meta('property', 'og:image', image));
  if (image && head.isWidePreview)
    tags.push(meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630'));
  if (embedding) tags.push(`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(embedding)}" />`);
  if (!isIndexed) tags.push(meta('name', 'robots', 'noindex'));
  if (jsonLd) tags.push(renderJson('application/ld+json', '', jsonLd));
  if (data) tags.push(renderJson('application/json', ' id="page-data"', data));
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** In a script element only `<` can end it; the two separators are line ends to old readers. */
export function renderJson(type: string, attributes: string, value: object): string {
  const text = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${attributes}>${text}</script>`;
}
