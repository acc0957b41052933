import { analytics } from './analytics.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { explore } from './explore.ts';

/** `npm run bench [name]`: each benchmark starts its own servers, compares side by side and prints a table. */
const benchmarks: Record<string, () => Promise<void>> = { cards, explore, chat, analytics };

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benchmarks);
for (const name of names) {
  const benchmark = benchmarks[name];
  if (!benchmark) throw new Error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(', ')}.`);
  await benchmark();
}
