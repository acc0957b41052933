const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
`;
const PDF_END = `trailer<</Root 1 0 R>>
%%EOF
`;

/** A PDF of one empty page, of that many bytes where it says how many. */
export function pdf(sizeBytes = 0): Buffer {
  const space = Math.max(0, sizeBytes - PDF.length - PDF_END.length);
  return Buffer.concat([Buffer.from(PDF), Buffer.alloc(space, ' '), Buffer.from(PDF_END)]);
}

/** The boxes of an MP4 of that many bytes, with nothing to see in it. */
export function movie(sizeBytes = 1000, description = 'moov'): Buffer {
  const type = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'));
  const described = box(description, Buffer.alloc(100));
  return Buffer.concat([type, described, box('mdat', Buffer.alloc(sizeBytes - type.length - described.length - 8))]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The beginning of a WebM, or of another kind of Matroska. */
export function webm(docType = 'webm'): Buffer {
  const named = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + docType.length]), Buffer.from(docType)]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + named.length]), named, Buffer.alloc(500)]);
}
