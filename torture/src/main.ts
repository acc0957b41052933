import { chat } from './chat.ts';
import { webhooks } from './webhooks.ts';

/** `npm run torture [name]`: kills what the service stands on while it is used. Fails when something was lost. */
const tortures: Record<string, () => Promise<boolean>> = { chat, webhooks };

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(tortures)) {
  const torture = tortures[name];
  if (!torture) throw new Error(`There is no torture "${name}". There are: ${Object.keys(tortures).join(', ')}.`);
  if (!(await torture())) process.exitCode = 1;
}
