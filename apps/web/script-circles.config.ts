import type { Plugin } from 'vite';

/** Fails the build when scripts import each other in a circle: such a pair stops at start with a name that isn't set yet. */
export function refuseScriptCircles(): Plugin {
  return {
    name: 'tessera:refuse-script-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle)
        this.error(`Scripts import each other in a circle: ${circle.join(' → ')}. Move a module to another group.`);
    },
  };
}

/** The first circle found, its start named again at the end. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
