import { analytics } from './analytics.ts';
import { chat } from './chat.ts';
import { explore } from './explore.ts';
import { firstLoad } from './first-load.ts';
import { screens } from './screens.ts';
import { signedIn } from './signed-in.ts';

/** `npm run bench [name]`: each benchmark starts its own servers, compares side by side and prints a table. */
const benchmarks: Record<string, (parts: string[]) => Promise<void>> = {
  'signed-in': signedIn,
  'first-load': firstLoad,
  screens,
  explore,
  chat,
  analytics,
};

const [name, ...parts] = process.argv.slice(2);
for (const asked of name ? [name] : Object.keys(benchmarks)) {
  const benchmark = benchmarks[asked];
  if (!benchmark)
    throw new Error(`There is no benchmark "${asked}". There are: ${Object.keys(benchmarks).join(', ')}.`);
  await benchmark(parts);
}
