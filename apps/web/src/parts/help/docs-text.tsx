import type { ReactNode } from 'react';
import { TEXT_LINK } from '../screen/text-link.ts';

/** A text with the marks that our docs use: ``` code, `#` headings, `-` lists, `words` and [links](https://…). */
export function DocsText({ text }: { text: string }) {
  return <div className="grid max-w-2xl gap-4">{splitBlocks(text).map(drawBlock)}</div>;
}

/** Blocks are parted by empty lines, but code is one block whatever is in it. */
export function splitBlocks(text: string): string[] {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n\s*\n/)))
    .flatMap((block) => (block.startsWith('```') ? [block] : block.split(/(?<=^#{1,4} .*)\n/m)))
    .map((block) => block.trim())
    .filter(Boolean);
}

function drawBlock(block: string, index: number): ReactNode {
  const key = `${index}`;
  const heading = /^(#{1,4})\s+(.*)$/.exec(block);
  if (heading)
    return heading[1] === '####' ? (
      <h4 key={key}>{drawLine(heading[2])}</h4>
    ) : (
      <h3 key={key} className="mt-3">
        {drawLine(heading[2])}
      </h3>
    );
  if (block.startsWith('```')) return <Code key={key} text={block.replace(/^```.*\n?|\n?```$/g, '')} />;
  if (/^[-*] /.test(block)) {
    return (
      <ul key={key} className="grid list-disc gap-1.5 ps-5">
        {block.split(/\n(?=[-*] )/).map((item) => (
          <li key={item}>{drawLine(item.slice(2))}</li>
        ))}
      </ul>
    );
  }
  if (block.startsWith('|')) return <Rows key={key} text={block} />;
  return <p key={key}>{drawLine(block)}</p>;
}

/** A table as a list of its rows, which a phone has room for; its head and the line below it say nothing there. */
function Rows({ text }: { text: string }) {
  const rows = text.split('\n').slice(2);
  return (
    <ul className="border-t border-line">
      {rows.map((row) => {
        const [first, ...others] = row.replace(/^\||\|$/g, '').split('|');
        return (
          <li key={row} className="border-b border-line py-2">
            <p>{drawLine(first?.trim())}</p>
            {others.map((cell) => (
              <p key={cell} className="text-sm text-ink-2">
                {drawLine(cell.trim())}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** Long lines are broken: on a phone nothing scrolls sideways, and what is copied has no break in it. */
function Code({ text }: { text: string }) {
  return (
    <pre className="rounded-md border border-line bg-stage p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
      <code>{text}</code>
    </pre>
  );
}

function drawLine(line = ''): ReactNode[] {
  return line.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\(https?:[^)\s]+\))/).map((part, index) => {
    const key = `${index}`;
    const link = /^\[([^\]]+)\]\((https?:[^)]+)\)$/.exec(part);
    if (link) {
      return (
        <a key={key} href={link[2]} className={TEXT_LINK}>
          {link[1]}
        </a>
      );
    }
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (/^`.+`$/.test(part)) {
      return (
        <code key={key} className="font-mono text-sm [overflow-wrap:anywhere]">
          {part.slice(1, -1)}
        </code>
      );
    }
    return part;
  });
}
