import type { RawPoint } from './contact-data.ts';
import { foldWords } from './search-text.ts';

/** What a column of a file may hold. Given, middle and family names form the name if there is no other. */
export const CONTACT_COLUMNS = [
  'NAME',
  'NAME_PREFIX',
  'GIVEN_NAME',
  'MIDDLE_NAME',
  'FAMILY_NAME',
  'NAME_SUFFIX',
  'COMPANY',
  'ROLE',
  'EMAIL',
  'PHONE',
  'WEBSITE',
  'TAGS',
  'MET_ON',
  'MET_AT',
  'NOTE',
] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

/** What a column holds, by its name. */
export interface CsvHead {
  column: ContactColumn | null;
  /** The label, for numbers and addresses. */
  label?: string;
  /** The column holds the labels of another one, by the other's key. */
  labels?: string;
}

/**
 * Column names as Google, Outlook, LinkedIn, Apple and HubSpot write them, and as people do in the languages of the product. Only
 * letters and digits are compared.
 */
const NAMES: Partial<Record<ContactColumn, string>> = {
  NAME: 'name, full name, display name, contact, contact name, vollständiger name, anzeigename, kontakt, nombre completo, nombre y apellidos, contacto, नाम, पूरा नाम, الاسم, الاسم الكامل, اسم',
  NAME_PREFIX:
    'name prefix, prefix, honorific prefix, salutation, anrede, präfix, namenspräfix, tratamiento, prefijo, उपाधि, اللقب',
  GIVEN_NAME:
    'first name, given name, first, forename, vorname, nombre, primer nombre, पहला नाम, प्रथम नाम, الاسم الأول',
  MIDDLE_NAME:
    'middle name, middle names, additional name, additional names, weitere vornamen, zweiter vorname, segundo nombre, मध्य नाम, الاسم الأوسط',
  FAMILY_NAME:
    'last name, family name, surname, last, nachname, familienname, apellido, apellidos, उपनाम, अंतिम नाम, कुलनाम, اسم العائلة, الكنية, الاسم الأخير',
  NAME_SUFFIX: 'name suffix, suffix, honorific suffix, namenssuffix, sufijo, प्रत्यय, اللاحقة',
  COMPANY:
    'company, organization, organisation, organization name, organization 1 name, company name, associated company, org, employer, firma, unternehmen, organisation name, empresa, compañía, organización, nombre de la empresa, कंपनी, संगठन, संस्था, الشركة, المؤسسة, اسم الشركة',
  ROLE: 'role, job title, position, organization title, organization 1 title, designation, job, beruf, funktion, rolle, jobtitel, berufsbezeichnung, cargo, puesto, rol, पद, पदनाम, भूमिका, المسمى الوظيفي, الوظيفة, المنصب, الدور',
  WEBSITE:
    'website, url, web, web page, website 1 value, website url, homepage, webseite, internetseite, página web, sitio web, वेबसाइट, الموقع, موقع الويب, الموقع الإلكتروني',
  TAGS: 'tags, labels, groups, group membership, categories, category, schlagwörter, kategorien, gruppen, etiquetas, categorías, grupos, टैग, लेबल, श्रेणियाँ, الوسوم, العلامات, الفئات',
  MET_ON:
    'met on, met date, date, kennengelernt am, datum, fecha, conocido el, तारीख, दिनांक, मुलाकात की तारीख, التاريخ, تاريخ اللقاء',
  MET_AT:
    'met at, event, where, where met, veranstaltung, kennengelernt bei, evento, conocido en, कार्यक्रम, الفعالية, مكان اللقاء',
  NOTE: 'note, notes, comment, comments, description, remark, remarks, notiz, notizen, bemerkung, bemerkungen, kommentar, notas, nota, comentario, comentarios, observaciones, नोट, नोट्स, टिप्पणी, ملاحظة, ملاحظات',
};

/** Words for a number or an address, before or after the label: “Business Phone”, “Telefon (privat)”. */
const POINTS = {
  PHONE:
    'phone, phone number, telephone, telephone number, tel, telefon, telefonnummer, teléfono, número de teléfono, फ़ोन, फोन नंबर, टेलीफ़ोन, दूरभाष, الهاتف, هاتف, رقم الهاتف, phones, other phones',
  EMAIL:
    'email, e-mail, email address, e-mail address, mail, e-mail-adresse, emailadresse, correo, correo electrónico, dirección de correo electrónico, email-id, ईमेल, ई-मेल, ईमेल पता, البريد الإلكتروني, البريد, بريد, عنوان البريد الإلكتروني, emails, other emails',
} as const;

const LABELS: Record<string, string> = {
  mobile:
    'mobile, cell, cellphone, cellular, iphone, handy, mobil, mobilnummer, mobiltelefon, mobile number, móvil, celular, teléfono móvil, मोबाइल, मोबाइल नंबर, الجوال, المحمول, الموبايل, رقم الجوال',
  work: 'work, business, office, company, geschäftlich, arbeit, büro, trabajo, oficina, empresa, del trabajo, de la empresa, कार्य, कार्यालय, व्यवसाय, العمل, المكتب, عمل',
  home: 'home, private, personal, privat, casa, particular, घर, व्यक्तिगत, المنزل, منزل, شخصي',
  main: 'main, primary, company main, haupt, zentrale, principal, मुख्य, الرئيسي',
  fax: 'fax, telefax, fax number, faxnummer, فاكس, الفاكس, फ़ैक्स',
  pager: 'pager, beeper, buscapersonas, पेजर',
  other: 'other, andere, weitere, sonstige, otro, otros, अन्य, آخر, أخرى',
};

const toKeys = (names: string) => names.split(',').map(headKey);
const COLUMNS = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    toKeys(names).map((key) => [key, column as ContactColumn] as const),
  ),
);
const POINT_NAMES = Object.entries(POINTS).map(
  ([column, names]) => [column as ContactColumn, new Set(toKeys(names))] as const,
);
const LABEL_NAMES = Object.entries(LABELS).flatMap(([label, names]) =>
  toKeys(names).map((key) => [label, key] as const),
);
/** Names that mean the role, or a form of address if another column has the role. */
const TITLES = new Set(toKeys('title, titel, título, titulo, शीर्षक, لقب'));

/** The name of a column: only letters and digits, lower case and folded. */
export function headKey(head: string): string {
  return foldWords([head.slice(0, 200)]).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What the columns seem to hold, by their names. */
export function guessColumns(heads: readonly string[]): CsvHead[] {
  const keys = heads.map(headKey);
  const guesses = keys.map(guessColumn);
  const hasRole = guesses.some(({ column }) => column === 'ROLE');
  return guesses.map((guess, at) =>
    TITLES.has(keys[at] ?? '') ? { column: hasRole ? 'NAME_PREFIX' : 'ROLE' } : guess,
  );
}

/** 'Mobile', '* Work', 'Arbeit' → 'mobile', 'work', 'work'; people's own words stay. */
export function readLabel(text: string): string {
  const words = text.replace(/^[*\s]+/, '').trim();
  const key = headKey(words);
  return LABEL_NAMES.find(([, name]) => name === key)?.[0] ?? words;
}

/** The numbers, starting with one that a person answers. A fax or pager at the front changes places with it. */
export function putVoiceFirst<Point extends RawPoint>(points: readonly Point[]): Point[] {
  const [first, ...others] = points;
  const voice = points.find(({ label }) => !isMachineLabel(label ?? ''));
  if (!first || !voice || voice === first) return [...points];
  return [voice, first, ...others.filter((point) => point !== voice)];
}

function isMachineLabel(label: string): boolean {
  return /fax|pager|فاكس|फैक्स|फ़ैक्स/iu.test(label);
}

function guessColumn(key: string): CsvHead {
  const column = COLUMNS.get(key);
  if (column) return { column };
  const [, owner] = /^(.+?)(?:label|type)$/.exec(key) ?? [];
  if (owner && guessPoint(owner).column) return { column: null, labels: pairKey(owner) };
  return guessPoint(key);
}

/** 'E-mail 1 - Value' and 'E-mail 1 - Label' belong together. */
export function pairKey(key: string): string {
  return key.replace(/(?:value|address)$/, '');
}

function guessPoint(key: string): CsvHead {
  const bare = key.replace(/value$/, '').replace(/\d+/g, '');
  for (const [column, names] of POINT_NAMES) if (names.has(bare)) return { column };
  for (const [label, name] of LABEL_NAMES) {
    const isNumber = label === 'mobile' || label === 'fax' || label === 'pager';
    if (isNumber && bare === name) return { column: 'PHONE', label };
    for (const rest of [
      bare.startsWith(name) ? bare.slice(name.length) : '',
      bare.endsWith(name) ? bare.slice(0, -name.length) : '',
    ]) {
      const found = POINT_NAMES.find(([, names]) => names.has(rest));
      if (found) return { column: found[0], label };
      if (isNumber && LABEL_NAMES.some(([, other]) => other === rest)) return { column: 'PHONE', label };
    }
  }
  return { column: null };
}
