import { ADDRESSES, fillPath, initials } from '@tessera/domain';
import { directionOf, type LanguageTag, msg, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { escapeHtml } from '../html.ts';
import type { Env } from '../settings/env.ts';

/** What a mail says, as plain texts; they are escaped where they become HTML. `Words` are strings once its reader is known. */
export interface Email<Words extends Text = Text> {
  /** English when it is left out. */
  language?: LanguageTag;
  subject: Words;
  heading: Words;
  /** The person in the mail, shown above the heading. */
  person?: MailedPerson;
  paragraphs: Words[];
  /** What somebody wrote, in their own words. */
  words?: string;
  /** A picture of our own that leads somewhere; 1200 × 630 pixels. Addresses are absolute. */
  picture?: { src: string; alt: Words; url: string };
  /** The one thing to do. `url` is absolute. */
  action?: Link<Words>;
  facts?: Fact<Words>[];
  /** What can also be done. */
  links?: Link<Words>[];
  /** Small print: why this came, and what to do when it was not asked for. */
  note: Words;
  /** Where the small print leads. */
  noteLink?: Link<Words>;
  /** Goes along as an attachment. */
  file?: { name: string; type: string; text: string };
}

export interface MailedPerson {
  name: string;
  /** Role and company; '' without. */
  line: string;
}

export interface Link<Words extends Text> {
  label: Words;
  url: string;
}

/** Absolute address of a page of the settings. */
export function settingsUrl({ publicOrigin }: Pick<Env, 'publicOrigin'>, page: 'notifications' | 'security'): string {
  return publicOrigin + fillPath(ADDRESSES.settingsPage.path, { page });
}

/** Ends the small print of mails that people can turn off. */
export function emailSettings({ publicOrigin }: Pick<Env, 'publicOrigin'>): Link<Text> {
  return { label: msg('Choose which emails you get'), url: settingsUrl({ publicOrigin }, 'notifications') };
}

/** A time as the reader's clock shows it, in the words of the mail, with the name of the zone. */
export function timeFor({ timeZone }: { timeZone: string | null }, at: Date): Text {
  const zone = timeZone ?? 'UTC';
  const time = ({ numbers }: { numbers: string }) =>
    new Intl.DateTimeFormat(numbers === 'en' ? 'en-GB' : numbers, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: zone,
    }).format(at);
  return msg('{time} ({zone})', { time, zone: zone.replaceAll('_', ' ') });
}

/** Label → value, e.g. what somebody filled into a form. `url` is where a tap on the value leads: mailto, tel or https. */
export type Fact<Words extends Text = Text> = [label: Words, value: Words, url?: string];

/** The email in its reader's language. Names and words of people stay as they are. */
export function translateEmail(email: Email, language: LanguageTag): Email<string> {
  const say = (text: Text) => render(text, language);
  const sayLink = ({ label, url }: Link<Text>) => ({ label: say(label), url });
  const { subject, heading, paragraphs, note, picture, action, facts, links, noteLink, ...asTheyAre } = email;
  return {
    ...asTheyAre,
    ...{ language, subject: say(subject), heading: say(heading), paragraphs: paragraphs.map(say), note: say(note) },
    ...(picture && { picture: { ...picture, alt: say(picture.alt) } }),
    ...(action && { action: sayLink(action) }),
    ...(facts && { facts: facts.map(([label, value, ...url]): Fact<string> => [say(label), say(value), ...url]) }),
    ...(links && { links: links.map(sayLink) }),
    ...(noteLink && { noteLink: sayLink(noteLink) }),
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

/** The email twice: as text for every reader, and as HTML that can be read with pictures off. */
export function renderEmail(email: Email<string>): { subject: string; text: string; html: string } {
  return { subject: email.subject, text: renderText(email), html: renderHtml(email) };
}

function renderText(email: Email<string>): string {
  const { heading, person, paragraphs, words = '', action, facts = [], links = [], note, noteLink } = email;
  const write = ({ label, url }: Link<string>) => `${label}:\n${url}`;
  const blocks = [
    heading,
    person ? [person.name, person.line].filter(Boolean).join('\n') : '',
    ...paragraphs,
    words,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[action, ...links].map((link) => link && write(link)),
    `--\n${note}${noteLink ? `\n\n${write(noteLink)}` : ''}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Dark mail programs take these; the others keep the colours of the elements. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #101114 !important }
.sheet { background: #17191e !important; border-color: #2c2e34 !important; color: #cfc9bd !important }
.ink { color: #f1ece2 !important }
.soft { color: #a29c90 !important }
.rule { border-color: #2c2e34 !important }
.button { background: #f1ece2 !important; color: #17191e !important }
}`;
const SOFT = 'color:#6f6a61';
const LINK = 'color:inherit;text-decoration:underline';

/** Mail programs know tables and inline styles, and little else. */
function renderHtml(email: Email<string>): string {
  const {
    language = 'en',
    subject,
    heading,
    person,
    paragraphs,
    words,
    picture,
    action,
    facts = [],
    links = [],
  } = email;
  const { note, noteLink } = email;
  // The line that lists of mails show after the subject.
  const preview = paragraphs[0] ?? heading;
  const body = [
    person ? personRow(person) : '',
    `<h1 class="ink" style="margin:0 0 16px;font:400 26px/1.25 Georgia,serif;color:#17191e">${escapeHtml(heading)}</h1>`,
    ...[...paragraphs, words ?? ''].filter(Boolean).map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    picture ? pictureLink(picture) : '',
    facts.length > 0 ? factTable(facts, language) : '',
    action ? button(action) : '',
    ...links.map((link) => `<p style="margin:0 0 12px">${anchor(link)}</p>`),
    `<p class="soft rule" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e7e0d3;font-size:13px;${SOFT}">${lines(note)}${noteLink ? `<br>${anchor(noteLink)}` : ''}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:#faf7f1">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr>
<td class="ink" style="padding:0 4px 14px;font:400 19px/1 Georgia,serif;color:#17191e">Tessera</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:520px;background:#fffdf9;border:1px solid #e7e0d3;border-radius:10px;color:#3d3a35"><tr>
<td style="padding:32px;font:400 15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
${body.filter(Boolean).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

/** Initials stand for the face: a stranger chooses their photo. */
function personRow({ name, line }: MailedPerson): string {
  const cell =
    'width:48px;height:48px;border-radius:24px;background:#f0e4cc;color:#7a5a1e;font:500 17px/48px Georgia,serif';
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>
<td align="center" valign="middle" aria-hidden="true" style="${cell}">${escapeHtml(initials(name))}</td>
<td style="padding:0 12px"><bdi class="ink" style="font-weight:600;color:#17191e">${escapeHtml(name)}</bdi>${line ? `<br><bdi class="soft" style="font-size:13px;${SOFT}">${escapeHtml(line)}</bdi>` : ''}</td>
</tr></table>`;
}

function pictureLink({ src, alt, url }: { src: string; alt: string; url: string }): string {
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="456" style="display:block;width:100%;height:auto;border:0;border-radius:8px"></a></p>`;
}

/** Values keep their own direction: a number such as +971 50 123 4567 would otherwise be turned round in Arabic. */
function factTable(facts: Fact<string>[], language: LanguageTag): string {
  const labelPadding = directionOf(language) === 'rtl' ? '6px 0 6px 16px' : '6px 16px 6px 0';
  const rows = facts.map(([label, value, url]) => {
    const shown = url ? `<a class="ink" href="${escapeHtml(url)}" style="${LINK}">${lines(value)}</a>` : lines(value);
    return `<tr><td class="soft" style="padding:${labelPadding};${SOFT};vertical-align:top"><bdi>${escapeHtml(label)}</bdi></td><td style="padding:6px 0;overflow-wrap:anywhere"><bdi>${shown}</bdi></td></tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>`;
}

function button({ label, url }: Link<string>): string {
  return `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#17191e;color:#faf7f1;text-decoration:none;font-weight:500">${escapeHtml(label)}</a></p>`;
}

function anchor({ label, url }: Link<string>): string {
  return `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
