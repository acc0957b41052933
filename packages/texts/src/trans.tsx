import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { t } from './texts.ts';

interface TransProps {
  /** English in ICU's syntax and a literal, with `<0>…</0>` for the first of the parts. */
  message: string;
  parts: Readonly<Record<number, ReactElement>>;
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
    else if (part) nodes.push(pair === undefined ? part : cloneElement(part, {}, fill(inside, parts, values)));
  }
  nodes.push(text.slice(end));
  return Children.toArray(nodes);
}
