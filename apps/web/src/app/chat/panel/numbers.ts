/** Fewer digits are no number that can be called from elsewhere, more than E.164 has room for. */
const DIGITS = { least: 6, most: 15 };
/** What stands between the cells of a list, and between several numbers in a cell of Google's export. */
const BETWEEN_CELLS = /[\n\r,;\t]|:::/;
/** Nothing but digits and the signs that people put between them. */
const LOOKS_LIKE_PHONE = /^\+?[\d\s().\-/]+$/;
const LOOKS_LIKE_DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;

/** Telephone numbers of a pasted list or a CSV file, each once and as written: names, dates and headings are left out. */
export function findNumbers(text: string): string[] {
  const found = new Map<string, string>();
  for (const raw of text.split(BETWEEN_CELLS)) {
    const cell = raw
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .replace(/^tel:/i, '')
      .trim();
    const digits = cell.replace(/\D/g, '');
    const isNumber = LOOKS_LIKE_PHONE.test(cell) && !LOOKS_LIKE_DATE.test(cell);
    if (!isNumber || digits.length < DIGITS.least || digits.length > DIGITS.most) continue;
    if (!found.has(digits)) found.set(digits, cell);
  }
  return [...found.values()];
}

/** WhatsApp's address of that number with the words prefilled; null for one without its country, which WhatsApp can't find. */
export function whatsappTo(phone: string, words: string): string | null {
  if (!phone.trim().startsWith('+')) return null;
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}
