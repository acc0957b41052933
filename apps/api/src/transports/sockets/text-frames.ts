import * as ws from 'ws';

interface FrameOptions {
  fin: boolean;
  opcode: number;
  mask: boolean;
  readOnly: boolean;
  rsv1: boolean;
}
/** Exported by `ws`, and left out of its types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] } };
/** RFC 6455 §5.2: a whole text, from a server. */
const TEXT_FRAME: FrameOptions = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

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

/** The head of an unmasked frame, as `ws` writes it. */
function frameHead(length: number): Buffer {
  const [head] = Sender.frame(Buffer.allocUnsafe(length), TEXT_FRAME);
  if (!head) throw new Error('ws made no frame.');
  return head;
}
