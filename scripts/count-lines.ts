import { execFileSync } from 'node:child_process';
import { projectRoot } from './processes.ts';

/** Sources that are neither tests nor generated. */
const SOURCE = /\.(?:tsx?|mjs|graphql|css|sql)$/;
const LEFT_OUT =
  /\.(?:test|spec|d)\.tsx?$|\/testing\/|\/generated\/|^(?:e2e|bench|torture|tools)\/|^schema(?:\.released)?\.graphql$/;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Lines that say something to the machine, by folder: neither blank nor a comment. */
function countLines(commit: string): Map<string, number> {
  const counts = new Map<string, number>();
  const files = git('ls-tree', '-r', '--name-only', commit).split('\n');
  for (const file of files.filter((name) => SOURCE.test(name) && !LEFT_OUT.test(name))) {
    const code = git('show', `${commit}:${file}`).replace(/\/\*.*?\*\//gs, '');
    const lines = code.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|#|--)/.test(line));
    const folder = file.split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + lines.length);
  }
  return counts;
}

/** `tsx scripts/count-lines.ts <commit> [commit]`: how much product code there is at both, and the difference. */
const [before = 'HEAD', after = 'HEAD'] = process.argv.slice(2);
const [then, now] = [countLines(before), countLines(after)];
const sum = (counts: Map<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0);
for (const folder of [...new Set([...then.keys(), ...now.keys()])].sort()) {
  const [was, is] = [then.get(folder) ?? 0, now.get(folder) ?? 0];
  if (was !== is) console.log(`${folder.padEnd(28)} ${was} → ${is} (${is - was})`);
}
console.log(`${sum(then)} → ${sum(now)} (${sum(now) - sum(then)})`);
