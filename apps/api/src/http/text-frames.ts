const TEXT_FRAME = 0x81;

/** The bytes of a frame around the id, each as one character of Latin-1. */
interface Halves {
  before: string;
  after: string;
}

/**
 * One text for many sockets that differs in an id alone, as whole WebSocket frames (RFC 6455 §5.2, from a server:
 * unmasked). They are written as Latin-1, of which each character is a byte: so the frames share what they have in
 * common, and no memory is taken for each of them.
 */
export class TextFrames {
  /** By the length of the id. */
  readonly #halves = new Map<number, Halves>();

  constructor(
    private readonly before: string,
    private readonly after: string,
  ) {}

  /** The frame with this id, which has to be plain ASCII; to be written as `latin1`. */
  of(id: string): string {
    const { before, after } = this.#halves.get(id.length) ?? this.#make(id);
    return before + id + after;
  }

  #make(id: string): Halves {
    const [before, after] = [Buffer.from(this.before), Buffer.from(this.after)];
    const head = frameHead(before.length + id.length + after.length);
    const halves = { before: Buffer.concat([head, before]).toString('latin1'), after: after.toString('latin1') };
    this.#halves.set(id.length, halves);
    return halves;
  }
}

function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_FRAME, length]);
  const isLong = length > 0xffff;
  const head = Buffer.alloc(isLong ? 10 : 4);
  head[0] = TEXT_FRAME;
  head[1] = isLong ? 127 : 126;
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}
