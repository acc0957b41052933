import { clsx } from 'clsx';
import { TEXT_LINK } from '../../../parts/screen/text-link.ts';
import { isOnlyEmoji, type MessagePart, messageParts } from './message-parts.ts';

/** What somebody wrote, with line breaks, links and names. */
export function MessageText({ text, mentions }: { text: string; mentions: readonly { id: string; name: string }[] }) {
  if (text === '') return null;
  return (
    <p
      dir="auto"
      className={clsx('whitespace-pre-line [overflow-wrap:anywhere]', isOnlyEmoji(text) && 'text-[2rem] leading-tight')}
    >
      {messageParts(text, mentions).map((part) => (
        <Part key={part.at} part={part} />
      ))}
    </p>
  );
}

function Part({ part }: { part: MessagePart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'mention') return <strong className="font-medium text-brass">{part.text}</strong>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={TEXT_LINK}>
      {part.text}
    </a>
  );
}
