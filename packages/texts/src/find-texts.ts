/** Where a text stands in a source file: the literal, by its place in characters. */
export interface FoundText {
  message: string;
  start: number;
  end: number;
}

/** The texts of a program, given as an ESTree: what `t('…')` and `<Trans message="…">` say, before and after JSX is compiled. */
export function findTexts(program: unknown): FoundText[] {
  const found: FoundText[] = [];
  const add = (node: Node) => {
    if (isText(node)) found.push({ message: node.value, start: node.start, end: node.end });
  };
  visit(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 't') add(node.arguments[0]);
    if (node.type === 'CallExpression' && node.arguments[0]?.name === 'Trans')
      add(node.arguments[1]?.properties?.find((one: Node) => one.key?.name === 'message')?.value);
    if (node.type === 'JSXOpeningElement' && node.name.name === 'Trans') {
      const { value } = node.attributes.find((one: Node) => one.name?.name === 'message') ?? {};
      add(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    }
  });
  return found;
}

/** Calls `see` with each node of a syntax tree. */
export function visit(node: Node, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    if (typeof node.type === 'string') see(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, see);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is read here by a few of its many shapes.
export type Node = any;

function isText(node: Node): boolean {
  return node?.type === 'Literal' && typeof node.value === 'string';
}
