/** Asks whether what isn't saved may be lost; true at once where there is nothing to lose. */
type AskToLeave = () => boolean | Promise<boolean>;

const asking = new Set<AskToLeave>();

/** Has a form asked before somebody signs out; gives the function that ends this. */
export function guardUnsaved(ask: AskToLeave): () => void {
  asking.add(ask);
  return () => asking.delete(ask);
}

/** Whether every open form lets the person go. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asking) if (!(await ask())) return false;
  return true;
}
