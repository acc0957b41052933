/**
 * One line of CSV with CRLF (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front,
 * which spreadsheets take as “this is text”.
 */
export function csvLine(cells: readonly (string | number | boolean | Date | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | Date | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
