import { t } from '@tessera/texts';
import { useConnectionState } from '../../../data/session/apollo-session.tsx';

/** Under the messages: that the connection is lost, or who is writing. Keeps its place, so that nothing moves. */
export function StatusLine({ typing }: { typing: readonly string[] }) {
  const connection = useConnectionState();
  return (
    // Messages fade before it: cut through, they would end above an empty line.
    <p
      role="status"
      className="relative h-6 shrink-0 px-5 text-sm text-ink-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3 before:bg-linear-to-t before:from-surface"
    >
      <span className="block truncate">{connection === 'lost' ? t('Reconnecting…') : typingText(typing)}</span>
    </p>
  );
}

function typingText(names: readonly string[]): string {
  const [one, two] = names;
  if (!one) return '';
  if (!two) return t('{one} is typing…', { one });
  return names.length === 2 ? t('{one} and {two} are typing…', { one, two }) : t('Several people are typing…');
}
