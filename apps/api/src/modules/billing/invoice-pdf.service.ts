import { createRequire } from 'node:module';
import {
  type BillingDetails,
  formatMinor,
  INDIAN_STATES,
  invoiceNumber,
  invoiceTotals,
  readTaxId,
  TAX_NOTE_TEXTS,
  taxIdLabel,
} from '@tessera/domain';
import { say } from '@tessera/texts';
import PDFDocument from 'pdfkit';
import { orderWords } from '../../infra/word-order.ts';
import type { InvoiceRow, Seller } from './invoice.entity.ts';

const require = createRequire(import.meta.url);

/** They come with the product, have a sign for rupees, and are embedded. */
const FONTS = {
  sans: require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
  serif: require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  devanagari: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  arabic: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
};
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const NAME_PX = 11;
const QUIET = '#5f5b52';
const INK = '#17191e';

type Doc = InstanceType<typeof PDFDocument>;

/** The invoice as a PDF of one A4 page; the same bytes each time. */
export async function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const number = invoiceNumber(invoice.provider, invoice.number);
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Invoice ${number}`, Author: 'Tessera', CreationDate: invoice.createdAt },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  drawHead(doc, invoice, number);
  drawLines(doc, invoice);
  if (invoice.provider === 'test') {
    doc.moveDown(3).font('bold').fontSize(10).fillColor('#a3322a');
    doc.text('Test provider: no money moves. This is not a demand for payment.', MARGIN, doc.y, { width: WIDTH });
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
}

function drawHead(doc: Doc, invoice: InvoiceRow, number: string): void {
  doc.font('serif').fontSize(26).fillColor(INK).text('Tessera', MARGIN, MARGIN);
  if (invoice.seller) drawSeller(doc, invoice.seller);
  doc
    .font('bold')
    .fontSize(16)
    .fillColor(INK)
    .text(`Invoice ${number}`, MARGIN, MARGIN + 56);
  doc.font('sans').fontSize(10).fillColor(QUIET);
  doc.text(`Paid on ${formatDay(invoice.createdAt)}`);
  doc.text(`For ${formatDay(invoice.startsAt)} to ${formatDay(invoice.endsAt)}`);
  doc.moveDown(1.5).text('Billed to').fillColor(INK);
  drawName(doc, invoice.billedName);
  if (invoice.billedDetails) drawDetails(doc, invoice.billedDetails);
  doc.font('sans').fontSize(10).fillColor(QUIET).text(invoice.billedEmail, { width: WIDTH });
  doc.moveDown(2);
}

/** Beside the product's name: who sells it. */
function drawSeller(doc: Doc, { name, address, taxId }: Seller): void {
  const half = WIDTH / 2;
  doc.fillColor(QUIET).y = MARGIN + 6;
  const taxText = `${say(taxIdLabel(readTaxId(taxId)?.country ?? ''))} ${taxId}`;
  for (const text of [name, address, taxText].filter((line) => line !== '')) {
    doc.x = MARGIN + half;
    drawName(doc, text, half);
  }
}

function drawDetails(doc: Doc, { address, country, state, taxId }: BillingDetails): void {
  for (const text of address.split('\n')) drawName(doc, text);
  doc.font('sans').fontSize(10).fillColor(QUIET);
  const place = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  doc.text(state ? `${INDIAN_STATES[state] ?? ''} (${state}), ${place}` : place, { width: WIDTH });
  if (taxId) doc.text(`${say(taxIdLabel(country))} ${taxId}`, { width: WIDTH });
}

function drawLines(doc: Doc, { lines, currency, taxes, taxNote, totalMinor }: InvoiceRow): void {
  const money = (amountMinor: number) => formatMinor(amountMinor, currency);
  rule(doc);
  for (const { text, amountMinor } of lines) row(doc, say(text), money(amountMinor));
  rule(doc);
  row(doc, 'Subtotal', money(invoiceTotals(lines, []).subtotalMinor));
  for (const { kind, rateBp, amountMinor } of taxes) row(doc, `${kind} (${rateBp / 100} %)`, money(amountMinor));
  if (taxes.length === 0) row(doc, 'Tax (0 %)', money(0));
  doc.font('bold');
  row(doc, 'Total paid', money(totalMinor));
  if (!taxNote) return;
  doc.moveDown(1).font('sans').fontSize(10).fillColor(QUIET);
  doc.text(say(TAX_NOTE_TEXTS[taxNote]), MARGIN, doc.y, { width: WIDTH });
}

function row(doc: Doc, label: string, amount: string): void {
  const y = doc.y;
  doc.fontSize(11).fillColor(INK);
  doc.text(label, MARGIN, y, { width: WIDTH - 130 });
  const below = doc.y;
  doc.text(amount, MARGIN + WIDTH - 120, y, { width: 120, align: 'right' });
  doc.y = Math.max(below, doc.y) + 6;
}

function rule(doc: Doc): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.5)
    .strokeColor('#d6ccb9')
    .stroke();
  doc.y += 10;
}

/** Word by word, each in a font that has its letters. */
function drawName(doc: Doc, name: string, width = WIDTH): void {
  // The letters of all fonts stand on one line, so far below the top.
  const baseline = doc.y + NAME_PX;
  const onBaseline = { continued: true, baseline: 'alphabetic', width } as const;
  doc.fontSize(NAME_PX).y = baseline;
  for (const [at, word] of orderWords(name).entries()) {
    // A space by itself: in a word that runs to the left it would be drawn before it.
    if (at > 0) doc.font('sans').text(' ', onBaseline);
    doc.font(faceFor(word)).text(word, onBaseline);
  }
  // A long one runs over several lines.
  const last = doc.y;
  doc.text('', { continued: false });
  [doc.x, doc.y] = [MARGIN, last + NAME_PX / 2];
}

function faceFor(text: string): keyof typeof FONTS {
  if (/\p{sc=Arab}/u.test(text)) return 'arabic';
  return /\p{sc=Deva}/u.test(text) ? 'devanagari' : 'sans';
}

/** '21 November 2026', in UTC, which is what months are counted in. */
function formatDay(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
