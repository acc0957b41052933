/** A film of still pictures. A lossy WebP is one key frame of VP8, so a WebM of such frames needs no encoder of videos. */
export function webmOf(
  frames: readonly Buffer[],
  { width, height, fps }: { width: number; height: number; fps: number },
) {
  const frameMs = 1000 / fps;
  const video = element('E0', element('B0', number(width)), element('BA', number(height)));
  const track = element(
    'AE',
    ...[element('D7', number(1)), element('73C5', number(1)), element('83', number(1))],
    ...[element('86', Buffer.from('V_VP8')), element('23E383', number(Math.round(frameMs * 1_000_000))), video],
  );
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(frames.length * frameMs);
  const app = Buffer.from('Tessera');
  const info = element(
    '1549A966',
    ...[element('2AD7B1', number(1_000_000)), element('4489', duration), element('4D80', app), element('5741', app)],
  );
  const blocks = frames.map((frame, at) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(Math.round(at * frameMs), 1);
    return element('A3', head, vp8Of(frame));
  });
  const cluster = element('1F43B675', element('E7', number(0)), ...blocks);
  return Buffer.concat([
    element(
      '1A45DFA3',
      ...[
        element('4286', number(1)),
        element('42F7', number(1)),
        element('42F2', number(4)),
        element('42F3', number(8)),
      ],
      ...[element('4282', Buffer.from('webm')), element('4287', number(2)), element('4285', number(2))],
    ),
    element('18538067', info, element('1654AE6B', track), cluster),
  ]);
}

/** An EBML element: its id, the length in eight bytes, and its content (RFC 8794). */
function element(id: string, ...content: Buffer[]): Buffer {
  const all = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(all.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, all]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** The frame in a WebP without alpha: the content of its only chunk. */
function vp8Of(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('Only a lossy WebP without alpha is a frame.');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}
