export interface CsvRow {
  /** Of the file, beginning with 1; where the row begins. */
  line: number;
  cells: string[];
  /** A quote of it is never closed: the rest of the file is in its last cell. */
  isOpen?: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file (RFC 4180), whichever of comma, semicolon and tab stands between its cells. Rows without any
 * text are left out. A quote that is never closed takes the rest of the file into its cell.
 */
export function readCsv(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/, '');
  const delimiter = guessDelimiter(text);
  const rows: CsvRow[] = [];
  let [cells, cell, line, start, isQuoted]: [string[], string, number, number, boolean] = [[], '', 1, 1, false];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: start, cells, ...(isQuoted && { isOpen: true }) });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    const isBreak = char === '\n' || (char === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = '';
    } else if (isQuoted) cell += char;
    else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (isBreak) {
      endRow();
      start = line;
    } else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}

/** The one that the first line has most of, outside of quotes. */
function guessDelimiter(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return DELIMITERS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
