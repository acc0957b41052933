import { vi } from 'vitest';

/** Stands where the browser would leave the page, at `path`: notes the addresses and stays, because jsdom can't leave. */
export function stubLeaving(path: string): { replaced: string[]; assigned: string[] } {
  const left = { replaced: [] as string[], assigned: [] as string[] };
  const place = Object.assign(new URL(path, 'http://localhost:3000'), {
    replace: (address: string) => void left.replaced.push(address),
    assign: (address: string) => void left.assigned.push(address),
  });
  vi.stubGlobal('location', place);
  return left;
}
