import { createElement, Fragment, type ReactNode } from 'react';
import { t } from './texts.ts';

type Part = ReactNode | ((words: ReactNode) => ReactNode);

interface TransProps {
  /** English in ICU's syntax and a literal. `<0>…</0>` and `<0/>` stand for the first of the parts. */
  message: string;
  /** A function gets the words between its tags. */
  parts: Readonly<Record<number, Part>>;
  values?: Readonly<Record<string, ReactNode>>;
}

/** Stands for a value until the text is cut: what somebody wrote must not be read as a part. */
const MARK = '\uE000';
const PIECES = /<(\d+)>(.*?)<\/\1>|<(\d+)\/>|\uE000(\w+)\uE000/gs;

/** A text of the reader's language with elements in it. */
export function Trans({ message, parts, values = {} }: TransProps): ReactNode {
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : MARK + name + MARK,
  ]);
  return fill(t(message, Object.fromEntries(marked)), parts, values);
}

function fill(text: string, parts: TransProps['parts'], values: Readonly<Record<string, ReactNode>>): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    const [whole, pair, inside = '', single, name] = match;
    nodes.push(text.slice(end, match.index));
    end = match.index + whole.length;
    const part = parts[Number(pair ?? single)];
    if (name !== undefined) nodes.push(values[name]);
    else nodes.push(typeof part === 'function' ? part(fill(inside, parts, values)) : part);
  }
  nodes.push(text.slice(end));
  // As children of their own and no list: the text's order is theirs, so they need no keys.
  return createElement(Fragment, null, ...nodes);
}
