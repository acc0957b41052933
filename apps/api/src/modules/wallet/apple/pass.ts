import { toRgb } from '@tessera/domain';
import { LANGUAGE_TAGS, msg, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { PKPass } from 'passkit-generator';
import { escapeHtml } from '../../../infra/html.ts';
import type { PassContent, PassLine } from '../pass-content.ts';
import type { AppleIdentity } from './identity.ts';

/** One header, four primary and one footer are what a poster shows. */
const POSTER_PRIMARY = 4;

interface Field {
  key: string;
  label: string;
  value: string;
  attributedValue?: string;
  changeMessage?: string;
  dataDetectorTypes?: string[];
}

export interface ApplePass {
  serial: string;
  token: string;
  /** Null: the card is gone or can't be opened. */
  content: PassContent | null;
  /** Where devices ask for changes; they add `/v1/…`. */
  serviceUrl: string;
  pictures: Record<string, Buffer>;
}

/**
 * A signed pass. It has the classic layout and that of iOS 27, and texts in all languages of the product. Throws when a part of
 * it would be missing.
 */
export function buildApplePass(identity: AppleIdentity, pass: ApplePass): Buffer {
  for (const name of ['icon.png', 'icon@2x.png'])
    if (!pass.pictures[name]?.length) throw new Error(`A pass without ${name} can't be opened.`);
  const { cert: signerCert, key: signerKey, wwdr } = identity;
  const json = describePass(identity, pass);
  const built = new PKPass(
    { ...pass.pictures, 'pass.json': Buffer.from(JSON.stringify(json)) },
    {
      ...{ wwdr, signerCert, signerKey },
    },
  );
  for (const [language, words] of Object.entries(collectStrings(pass.content))) built.localize(language, words);
  const bytes = built.getAsBuffer();
  assertWhole(built, json);
  return bytes;
}

type PassJson = ReturnType<typeof describePass>;

/** The library leaves out what it takes for wrong, with a line on the console. */
function assertWhole(built: PKPass, json: PassJson): void {
  const written = JSON.parse(built.getAsRaw()['pass.json']?.toString() ?? '{}') as Partial<PassJson>;
  const count = (style: object | undefined) => Object.values(style ?? {}).flat().length;
  for (const style of ['generic', 'posterGeneric'] as const)
    if (count(written[style]) !== count(json[style])) throw new Error(`Fields of ${style} are missing from a pass.`);
  if (written.barcodes?.length !== json.barcodes?.length) throw new Error('The code is missing from a pass.');
}

function describePass(identity: AppleIdentity, { serial, token, content, serviceUrl }: ApplePass) {
  const styles = content ? describeStyles(content) : VOID_STYLES;
  return {
    formatVersion: 1,
    passTypeIdentifier: identity.passType,
    teamIdentifier: identity.teamId,
    serialNumber: serial,
    authenticationToken: token,
    webServiceURL: serviceUrl,
    organizationName: content ? content.company || content.name : 'Tessera',
    description: content ? `Business card: ${content.name}` : 'Business card',
    ...(content ? describeLook(content) : { voided: true, ...VOID_LOOK }),
    ...styles,
  };
}

const VOID_LOOK = {
  backgroundColor: 'rgb(95, 91, 82)',
  foregroundColor: 'rgb(255, 254, 251)',
  labelColor: 'rgb(255, 254, 251)',
  barcodes: undefined as undefined | object[],
};

const GONE = msg('This card is no longer available.');
const VOID_FIELDS = [{ key: 'name', label: '', value: render(GONE, 'en'), changeMessage: '%@' }];
const VOID_STYLES = { generic: { primaryFields: VOID_FIELDS }, posterGeneric: { primaryFields: VOID_FIELDS } };

function describeLook({ colors, company, name, code, call, book }: PassContent) {
  const actions = [
    ...(call ? [{ identifier: 'call', type: 'call', url: call.replace(/^tel:/, 'tel://') }] : []),
    ...(book ? [{ identifier: 'book', type: 'bookAppointment', url: book }] : []),
  ];
  return {
    backgroundColor: toColor(colors.paper),
    foregroundColor: toColor(colors.name),
    labelColor: toColor(colors.accent),
    logoText: company || name,
    ...(actions.length > 0 && { featuredActions: actions }),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: code.text,
        // Plain letters are the same in both, and readers of every age take the first for granted.
        messageEncoding: Buffer.byteLength(code.text) === code.text.length ? 'iso-8859-1' : 'utf-8',
      },
    ],
  };
}

function toColor(hex: string): string {
  return `rgb(${toRgb(hex).join(', ')})`;
}

const LABELS = { role: msg('Job title'), company: msg('Company'), page: msg('Online card'), about: msg('About') };

function describeStyles(content: PassContent) {
  const { name, role, company, tagline, url } = content;
  const main = listOf([
    ['role', LABELS.role, role],
    ['company', LABELS.company, company],
  ]);
  const nameField = { key: 'name', label: '', value: name, changeMessage: '%@' };
  const backFields: Field[] = [
    ...content.lines.map(toField),
    ...listOf([['about', LABELS.about, tagline]]),
    { ...toField({ key: 'page', kind: 'website', label: LABELS.page, text: url, href: url }) },
  ];
  const [first] = content.lines.filter(({ kind }) => kind === 'phone' || kind === 'email');
  // The same line on the front has a key of its own, and announces nothing twice.
  const front = first ? [{ key: 'first', label: sayEnglish(first.label), value: first.text }] : [];
  return {
    generic: { primaryFields: [nameField], secondaryFields: main, auxiliaryFields: front, backFields },
    posterGeneric: { primaryFields: [nameField, ...main].slice(0, POSTER_PRIMARY), footerFields: front, backFields },
  };
}

function listOf(entries: [key: string, label: Text, value: string][]): Field[] {
  return entries
    .filter(([, , value]) => value !== '')
    .map(([key, label, value]) => toField({ key, kind: 'text', label, text: value, href: null }));
}

const DETECTORS: Partial<Record<PassLine['kind'], string>> = {
  phone: 'PKDataDetectorTypePhoneNumber',
  address: 'PKDataDetectorTypeAddress',
  website: 'PKDataDetectorTypeLink',
  email: 'PKDataDetectorTypeLink',
};

function toField({ key, kind, label, text, href }: PassLine): Field {
  const name = sayEnglish(label);
  const detector = DETECTORS[kind];
  return {
    key,
    label: name,
    value: text,
    ...(href && { attributedValue: `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` }),
    dataDetectorTypes: detector ? [detector] : [],
    // A label of somebody's own could hold a sign that Wallet reads.
    changeMessage: `${name.replaceAll('%', '')}: %@`,
  };
}

/** The texts of a pass are in English, and a device looks them up in its own language. */
function sayEnglish(label: Text): string {
  return render(label, 'en');
}

/** The translations of a pass by language: from our English texts and the card's own words. */
function collectStrings(content: PassContent | null): Record<string, Record<string, string>> {
  const labels = content ? [...Object.values(LABELS), ...content.lines.map(({ label }) => label)] : [];
  const own = new Set(content ? [content.name, content.role, content.company, content.tagline] : []);
  const strings = LANGUAGE_TAGS.map((language) => {
    const words = new Map<string, string>();
    if (!content) words.set(render(GONE, 'en'), render(GONE, language));
    for (const label of labels) {
      const english = sayEnglish(label);
      // A company called “Phone” is not translated.
      if (typeof label === 'string' || own.has(english)) continue;
      words.set(english, render(label, language));
      words.set(`${english}: %@`, `${render(label, language)}: %@`);
    }
    for (const [said, other] of Object.entries(content?.translations[language] ?? {})) words.set(said, other);
    return [language, Object.fromEntries([...words].map((pair) => pair.map(quote)))] as const;
  });
  return Object.fromEntries(strings);
}

/** As `.strings` files write it; the library puts the quotation marks around it. */
function quote(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
