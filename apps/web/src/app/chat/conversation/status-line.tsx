import { t } from '@tessera/texts';
import { useConnectionState } from '../../../session/apollo-session.tsx';

/** Under the messages: that the connection is lost, or who is writing. Keeps its place, so that nothing moves. */
export function StatusLine({ typing }: { typing: readonly string[] }) {
  const connection = useConnectionState();
  return (
    <p role="status" className="h-6 shrink-0 truncate px-5 text-sm text-ink-2">
      {connection === 'lost' ? t('Reconnecting…') : typingText(typing)}
    </p>
  );
}

function typingText(names: readonly string[]): string {
  const [one, two] = names;
  if (!one) return '';
  if (!two) return t('{one} is typing…', { one });
  return names.length === 2 ? t('{one} and {two} are typing…', { one, two }) : t('Several people are typing…');
}
