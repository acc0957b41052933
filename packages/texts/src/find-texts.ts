/** Where a text stands in a source file: the literal, by its place in characters. */
export interface FoundText {
  message: string;
  start: number;
  end: number;
}

/** A node of an ESTree, before and after JSX is compiled; what else it has depends on its type. */
export interface SyntaxNode {
  type: string;
  /** In characters, as `end`. */
  start: number;
  end: number;
}

/** The texts of a program, given as an ESTree: what `t('…')`, `msg('…')` and `<Trans message="…">` say. */
export function findTexts(program: unknown): FoundText[] {
  const found: FoundText[] = [];
  visit(program, (node) => {
    const literal = textOf(node);
    const message = read(literal, 'value');
    if (isNode(literal) && literal.type === 'Literal' && typeof message === 'string')
      found.push({ message, start: literal.start, end: literal.end });
  });
  return found;
}

/** Calls `see` with each node of a syntax tree. */
export function visit(tree: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(tree)) for (const one of tree) visit(one, see);
  else if (typeof tree === 'object' && tree !== null) {
    if (isNode(tree)) see(tree);
    for (const [key, value] of Object.entries(tree)) if (key !== 'parent') visit(value, see);
  }
}

/** What lies in a tree under a path of keys. */
export function read(tree: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], tree);
}

/** The node that says the text, of a node that shows one. */
function textOf(node: SyntaxNode): unknown {
  if (node.type === 'CallExpression' && ['t', 'msg'].includes(String(read(node, 'callee', 'name'))))
    return read(node, 'arguments', 0);
  if (node.type === 'CallExpression' && read(node, 'arguments', 0, 'name') === 'Trans')
    return read(findNamed(read(node, 'arguments', 1, 'properties'), 'key'), 'value');
  if (node.type !== 'JSXOpeningElement' || read(node, 'name', 'name') !== 'Trans') return undefined;
  const value = read(findNamed(read(node, 'attributes'), 'name'), 'value');
  return read(value, 'type') === 'JSXExpressionContainer' ? read(value, 'expression') : value;
}

/** The property or attribute `message`. */
function findNamed(all: unknown, nameKey: 'key' | 'name'): unknown {
  return Array.isArray(all) ? all.find((one) => read(one, nameKey, 'name') === 'message') : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof read(value, 'type') === 'string';
}
