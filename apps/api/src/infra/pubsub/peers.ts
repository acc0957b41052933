/** Processes say this often that they are there; one that is silent for much longer is none any more. */
const HELLO_MS = 20_000;
const FORGET_MS = 600_000;
/** After a start, until the others have answered, everything is told. */
const UNSURE_MS = 5000;

/** The other processes. Where there is none, nothing has to be told: that would cost as much as what it is about. */
export class Peers {
  readonly #heardAt = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #sureFrom: number;

  constructor(
    private readonly sayHello: () => void,
    private readonly now: () => number = Date.now,
  ) {
    this.#sureFrom = now() + UNSURE_MS;
    this.#timer = setInterval(sayHello, HELLO_MS).unref();
  }

  /** The bus is there: whoever hears this answers. */
  greet(): void {
    this.#sureFrom = this.now() + UNSURE_MS;
    this.sayHello();
  }

  note(id: string): void {
    const isNew = !this.#heardAt.has(id);
    this.#heardAt.set(id, this.now());
    if (isNew) this.sayHello();
  }

  mayListen(isUp: boolean): boolean {
    const now = this.now();
    // While the bus is away nobody can be heard; what they have to be told waits for it.
    if (!isUp || now < this.#sureFrom) return true;
    for (const [id, at] of this.#heardAt) if (now - at > FORGET_MS) this.#heardAt.delete(id);
    return this.#heardAt.size > 0;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
