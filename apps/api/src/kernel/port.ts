// biome-ignore lint/suspicious/noExplicitAny: any function may be a question
type Question = (...asked: any[]) => unknown;

/** Fills a port. The manifest of the answering module lists it. */
export type Answer = () => void;

export type Port<Asks extends Question> = Asks & {
  /** What the manifest of the answering module lists. */
  answeredBy(answer: Asks): Answer;
};

/**
 * A question that a module asks and one above it answers. It is called like the function that answers it; throws while no
 * manifest has filled it.
 */
export function definePort<Asks extends Question>(name: string): Port<Asks> {
  let given: Asks | null = null;
  const ask = (...asked: Parameters<Asks>) => {
    if (!given) throw new Error(`No module answers ${name}.`);
    return given(...asked);
  };
  const answeredBy = (answer: Asks) => () => {
    given = answer;
  };
  return Object.assign(ask as Asks, { answeredBy });
}

/** A list to which higher modules add, in the order of the list of modules. */
export interface ExtensionPoint<Part> {
  readonly parts: readonly Part[];
  /** What the manifest of an adding module lists. */
  extendedBy(part: Part): Answer;
}

export function defineExtensionPoint<Part>(): ExtensionPoint<Part> {
  const parts: Part[] = [];
  return {
    parts,
    extendedBy: (part) => () => {
      parts.push(part);
    },
  };
}
