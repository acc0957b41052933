/** Widths of a TrueType font's letters. */
export interface FontMetrics {
  /** In em; null when the font has no such letter. */
  measure(codePoint: number): number | null;
}

/** Reads `cmap` (format 4, which has the Basic Multilingual Plane), `head`, `hhea` and `hmtx`. Throws for other files. */
export function readFontMetrics(file: Buffer): FontMetrics {
  const head = findTable(file, 'head');
  const hhea = findTable(file, 'hhea');
  const hmtx = findTable(file, 'hmtx');
  const unitsPerEm = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  const glyphs = readGlyphs(findTable(file, 'cmap'));
  return {
    measure(codePoint) {
      const glyph = glyphs.get(codePoint);
      // Glyphs behind the last measured one are as wide as that.
      return glyph === undefined ? null : hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)) / unitsPerEm;
    },
  };
}

function findTable(file: Buffer, name: string): Buffer {
  const count = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== name) continue;
    const start = file.readUInt32BE(entry + 8);
    return file.subarray(start, start + file.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table “${name}”.`);
}

/** Code point → glyph. */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const table = cmap.subarray(findUnicodeTable(cmap));
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  for (let segment = 0; segment < size; segment += 2) {
    const start = table.readUInt16BE(starts + segment);
    const end = table.readUInt16BE(ends + segment);
    const offset = table.readUInt16BE(offsets + segment);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const place = offsets + segment + offset + 2 * (code - start);
      const raw = offset === 0 ? code : table.readUInt16BE(place);
      const glyph = raw === 0 && offset !== 0 ? 0 : (raw + table.readUInt16BE(deltas + segment)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function findUnicodeTable(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  for (let entry = 4; entry < 4 + 8 * count; entry += 8) {
    const start = cmap.readUInt32BE(entry + 4);
    if (cmap.readUInt16BE(entry) === 3 && cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error('The font has no character map of format 4.');
}
