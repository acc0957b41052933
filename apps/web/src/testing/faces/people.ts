import type { CardTheme } from '@tessera/domain';

/** A drawn portrait: head, hair and shoulders before a coloured wall. */
function drawPortrait(...[wall, skin, hair, cloth]: [string, string, string, string]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="#1c1b1f"/></linearGradient>
    <radialGradient id="s" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="${skin}"/><stop offset="1" stop-color="#3a2218"/></radialGradient></defs>
    <rect width="400" height="500" fill="url(#w)"/>
    <path d="M110 210q-10-150 95-150t100 140q20 130-5 150H120q-20-20-10-140z" fill="${hair}"/>
    <path d="M165 290h80v80h-80z" fill="url(#s)"/><ellipse cx="205" cy="215" rx="78" ry="102" fill="url(#s)"/>
    <path d="M122 205q10-100 90-105 70 5 78 90-60-5-90-50-25 45-78 65z" fill="${hair}"/>
    <path d="M20 500q20-140 140-150 45 45 90 0 125 10 140 150z" fill="${cloth}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function drawCover(from: string, to: string): string {
  const hills = [0, 1, 2, 3].map(
    (at) =>
      `<path d="M0 ${150 + at * 50}q200-${90 - at * 10} 400 0t400 0v400H0z" fill="${to}" opacity="${0.25 + at * 0.2}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 340" preserveAspectRatio="xMidYMid slice"><rect width="800" height="340" fill="${from}"/><circle cx="600" cy="90" r="46" fill="#fff" opacity=".75"/>${hills.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const WIDE_LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 90"><path d="M10 75 45 15 80 75z" fill="#a03a2c"/><text x="95" y="62" font-family="sans-serif" font-weight="700" font-size="44" fill="#222" textLength="245" lengthAdjust="spacingAndGlyphs">NORDWERK</text></svg>')}`;

export interface SheetPerson {
  data: object;
  photo: string;
  cover: string;
  logo: string;
}

const person = (data: object, pictures: Partial<Omit<SheetPerson, 'data'>> = {}): SheetPerson => ({
  ...{ data, photo: '', cover: '', logo: '' },
  ...pictures,
});
const company = (companyName: string, category = '') => ({ company: { companyName, category } });

/** Ten people whose cards are hard to draw, each for a reason of its own. */
export const PEOPLE: readonly SheetPerson[] = [
  person(
    {
      ...{ name: 'Asha Rao', role: 'Principal', phone: '+91 98765 43210', email: 'asha@raodaughters.in' },
      ...{
        website: 'https://raodaughters.in',
        address: '14 Church Street, Bengaluru',
        tagline: 'Houses that keep cool',
      },
      extra: company('Rao & Daughters', 'Architecture'),
    },
    { photo: drawPortrait('#a8754f', '#b67b52', '#1d1512', '#7a2d3a'), cover: drawCover('#e8c9a0', '#8a4a2a') },
  ),
  person({
    name: 'Mateo Lindqvist',
    role: 'Independent type designer',
    phone: '+46 70 123 45 67',
    email: 'hej@lindqvist.type',
  }),
  person(
    {
      ...{ name: 'Dr. Tomás Ferreira', role: 'Consultant cardiologist', phone: '+351 912 345 678' },
      ...{
        email: 'tomas.ferreira@hospital-santa-maria.example.pt',
        website: 'https://hospital-santa-maria.example.pt/cardiology/ferreira',
      },
      ...{
        address: 'Avenida Professor Egas Moniz, 1649-028 Lisboa',
        extra: company('Hospital de Santa Maria', 'Medicine'),
      },
    },
    { photo: drawPortrait('#4f7f8f', '#e0ac8a', '#3a2a1e', '#eef1f2') },
  ),
  person(
    {
      name: 'Priya Venkataraghavan',
      role: 'Staff engineer, edge systems',
      phone: '+1 415 555 0134',
      email: 'priya@northwind.dev',
      website: 'https://northwind.dev',
    },
    { photo: drawPortrait('#2f4f3f', '#9c6a43', '#120d0b', '#26303a') },
  ),
  person(
    {
      name: 'عبد الرحمن الكواكبي',
      role: 'مهندس معماري',
      phone: '+971 50 123 4567',
      email: 'office@kawakibi.ae',
      address: 'شارع الشيخ زايد، دبي',
      extra: company('مكتب الكواكبي', 'هندسة'),
    },
    { photo: drawPortrait('#b59b72', '#c48f66', '#20160f', '#f4f0e8'), cover: drawCover('#f0dcb4', '#b98a4a') },
  ),
  person(
    {
      name: 'अनुराधा कृष्णमूर्ति',
      role: 'वरिष्ठ पत्रकार',
      phone: '+91 99876 54321',
      email: 'anuradha@samachar.in',
      address: 'कनॉट प्लेस, नई दिल्ली',
      tagline: 'ख़बर के पीछे की ख़बर',
    },
    { photo: drawPortrait('#8f3f5f', '#a9714a', '#17100d', '#e0a13a') },
  ),
  person({
    name: '山田 太郎',
    role: '代表取締役社長',
    phone: '+81 3-1234-5678',
    email: 'yamada@example.co.jp',
    website: 'https://example.co.jp',
    address: '東京都千代田区丸の内1丁目1番1号',
    extra: company('山田製作所株式会社'),
  }),
  person(
    {
      name: 'Alexandrina Wilhelmina Montgomerie-Featherstonehaugh of Castle Ravenscraig-Upon',
      role: 'Deputy Director General for International Cultural Cooperation',
      phone: '+44 20 7946 0958',
      email: 'a.montgomerie@culture.example.uk',
      website: 'https://culture.example.uk',
      address: '100 Parliament Street, London SW1A 2BQ',
      extra: company('Department for Culture'),
    },
    { photo: drawPortrait('#5f5f87', '#ecc5a8', '#8a5a2a', '#2c3038'), cover: drawCover('#c9d3e6', '#3f4f7f') },
  ),
  person(
    {
      name: 'Jonas Bauer',
      role: 'Head of Sales',
      phone: '+49 151 23456789',
      email: 'j.bauer@nordwerk.example',
      website: 'https://nordwerk.example',
      address: 'Speicherstadt 4, 20457 Hamburg',
      extra: company('Nordwerk GmbH'),
    },
    {
      photo: drawPortrait('#6f7f87', '#e6b696', '#c9a15a', '#1f2f4f'),
      logo: WIDE_LOGO,
      cover: drawCover('#bcd3dc', '#23485c'),
    },
  ),
  person(
    {
      type: 'event',
      name: 'Milan Design Night',
      phone: '+39 02 1234 5678',
      email: 'ciao@designnight.example',
      website: 'https://designnight.example',
      extra: {
        event: {
          date: '2026-12-18',
          startTime: '19:00',
          endTime: '22:00',
          place: 'Via Tortona 27, Milano',
          ticketsUrl: '',
        },
        company: { category: 'Design' },
      },
    },
    { cover: drawCover('#f2b8a0', '#7f2f4f') },
  ),
];

export const THEMES: readonly CardTheme[] = ['luxe', 'minimal', 'tech'];
