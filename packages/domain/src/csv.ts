/** What a spreadsheet would run, also behind the apostrophes that keep it from that. */
const FORMULA = /^'*[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** A telephone number as it is stored (E.164). A spreadsheet reads it as a number; other programs take an apostrophe literally. */
const PHONE = /^\+[1-9]\d{3,14}(?:;ext=\d{1,7})?$/;

/** A cell without the apostrophe that `csvLine` has put in front of a formula. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * One line of CSV with CRLF (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front,
 * which spreadsheets take as “this is text”; a telephone number stays as it is.
 */
export function csvLine(cells: readonly (string | number | boolean | Date | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | Date | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const isFormula = FORMULA.test(cell) && !PHONE.test(cell);
  const text = isFormula || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  // Also what other programs than the one it was written for take as the end of a cell.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
