import { chat } from './chat.ts';
import { inputs } from './inputs.ts';
import { webhooks } from './webhooks.ts';

/**
 * `npm run torture [name]`: kills what the service stands on while it is used, or sends it the worst inputs.
 * `npm run torture inputs [words]` sends only the inputs whose names contain one of the words.
 * Fails when something was lost, or somebody had to wait.
 */
const tortures: Record<string, (words: string[]) => Promise<boolean>> = { chat, webhooks, inputs };

const [asked, ...words] = process.argv.slice(2);
for (const name of asked ? [asked] : Object.keys(tortures)) {
  const torture = tortures[name];
  if (!torture) throw new Error(`There is no torture "${name}". There are: ${Object.keys(tortures).join(', ')}.`);
  if (!(await torture(words))) process.exitCode = 1;
}
