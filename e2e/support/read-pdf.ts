import { inflateSync } from 'node:zlib';

/** The lines of text of a PDF whose fonts are embedded with a table of their letters. Throws for a file that is none. */
export function readPdf(file: Buffer): string[] {
  const source = file.toString('latin1');
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF')) throw new Error('This is no whole PDF.');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]));
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id] of body?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? []) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      fonts.set(name, readLetters(readStream(objects.get(table))));
    }
  }
  return [...objects.values()].flatMap((body) => readLines(readStream(body), fonts));
}

function readStream(body: string | undefined): string {
  const data = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body ?? '')?.[1];
  if (data === undefined) return '';
  if (!body?.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** Number of a letter in its font, as four hex digits → the letter. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, codes = ''], index) => {
      const key = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(key, Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function readLines(content: string, fonts: Map<string, Map<string, string>>): string[] {
  let letters = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, text] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters;
    const numbers = [...(text ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []);
    if (text !== undefined) lines.push(numbers.map((number) => letters.get(number) ?? '').join(''));
  }
  return lines;
}
