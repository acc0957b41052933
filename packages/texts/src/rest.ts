import type { Compiled } from './format.ts';
import { loaded } from './loaded.ts';
import { texts } from './texts.ts';

let isWanted = false;
let rest: Promise<void> | undefined;

/**
 * Fetches the texts of the screens that the document did not bring along. Until it was called, `textsReady` waits for
 * nothing: what is loaded before is part of the document's own screen.
 */
export function fetchRest(): void {
  isWanted = loaded?.rest !== undefined;
  void textsReady();
}

/** Resolves once the texts of a module that is about to be loaded are there. The build puts it before each `import()`. */
export async function textsReady(): Promise<void> {
  if (!isWanted) return;
  // Without a network the next one who waits tries again.
  rest ??= load().catch(() => {
    rest = undefined;
  });
  await rest;
}

async function load(): Promise<void> {
  const answer = await fetch(loaded?.rest ?? '');
  for (const [id, message] of Object.entries<Compiled>(await answer.json())) texts.set(id, message);
}
