import { directionOf, type LanguageTag, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { escapeHtml } from '../html.ts';

/** What a mail says, as plain texts; they are escaped where they become HTML. `Words` are strings once its reader is known. */
export interface Email<Words extends Text = Text> {
  /** English when it is left out. */
  language?: LanguageTag;
  subject: Words;
  heading: Words;
  paragraphs: Words[];
  /** What somebody wrote, in their own words. */
  words?: string;
  /** The one thing to do. `url` is absolute. */
  action?: { label: Words; url: string };
  facts?: Fact<Words>[];
  /** Small print: why this came, and what to do when it was not asked for. */
  note: Words;
}

/** Label → value, e.g. what somebody filled into a form. */
export type Fact<Words extends Text = Text> = [label: Words, value: Words];

/** The email in its reader's language. Names and words of people stay as they are. */
export function translateEmail(email: Email, language: LanguageTag): Email<string> {
  const say = (text: Text) => render(text, language);
  const { subject, heading, paragraphs, action, facts, note, words } = email;
  return {
    language,
    subject: say(subject),
    heading: say(heading),
    paragraphs: paragraphs.map(say),
    ...(words !== undefined && { words }),
    ...(action && { action: { ...action, label: say(action.label) } }),
    ...(facts && { facts: facts.map(([label, value]): Fact<string> => [say(label), say(value)]) }),
    note: say(note),
  };
}

/** An email on its way to somebody. */
export interface Mail {
  /** Made once, when the mail is written: a mail that is tried again is still the same mail. */
  messageId: string;
  to: string;
  replyTo?: string;
  email: Email<string>;
}

/** The email twice: as text for every reader, and as HTML that needs no picture, font or style sheet from outside. */
export function renderEmail(email: Email<string>): { subject: string; text: string; html: string } {
  return { subject: email.subject, text: renderText(email), html: renderHtml(email) };
}

function renderText({ heading, paragraphs, words = '', action, facts = [], note }: Email<string>): string {
  const blocks = [
    heading,
    ...paragraphs,
    words,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    `--\n${note}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Mail programs know tables and inline styles, and little else. */
function renderHtml({
  language = 'en',
  subject,
  heading,
  paragraphs,
  words,
  action,
  facts = [],
  note,
}: Email<string>): string {
  const body = [
    `<h1 style="margin:0 0 20px;font:400 26px/1.2 Georgia,serif;color:#17191e">${escapeHtml(heading)}</h1>`,
    ...[...paragraphs, words ?? ''].filter(Boolean).map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    facts.length > 0 ? factTable(facts, language) : '',
    action ? button(action) : '',
    `<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e7e0d3;font-size:13px;color:#77726a">${lines(note)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf9;border:1px solid #e7e0d3;border-radius:10px"><tr>
<td style="padding:32px;font:400 15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif;color:#3d3a35">
${body.filter(Boolean).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

/** Values keep their own direction: a number such as +971 50 123 4567 would else be turned round in Arabic. */
function factTable(facts: Fact<string>[], language: LanguageTag): string {
  const labelPadding = directionOf(language) === 'rtl' ? '6px 0 6px 16px' : '6px 16px 6px 0';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:${labelPadding};color:#77726a;vertical-align:top"><bdi>${escapeHtml(label)}</bdi></td><td style="padding:6px 0"><bdi>${lines(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>`;
}

/** The address stands below in full, for programs that show no links and for people who want to see where they go. */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0 12px"><a href="${href}" style="display:inline-block;padding:11px 22px;border-radius:999px;background:#17191e;color:#faf7f1;text-decoration:none;font-weight:500">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#77726a;word-break:break-all"><bdi>${href}</bdi></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
