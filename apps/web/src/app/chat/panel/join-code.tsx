import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { Copy } from 'lucide-react';
import { useCopy } from './use-copy.ts';

/** A group's join code, to be read out, typed or copied. */
export function JoinCode({ joinCode }: { joinCode: string }) {
  const copy = useCopy();
  return (
    <div className="flex items-center gap-2 rounded-md border border-line-2 bg-raised py-1.5 pe-1.5 ps-3.5">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-2">{t('Join code')}</p>
        <p className="font-mono text-lg tracking-wider">{joinCode}</p>
      </div>
      <IconButton label={t('Copy the join code')} onClick={() => void copy(joinCode, t('Code copied'))}>
        <Copy aria-hidden="true" />
      </IconButton>
    </div>
  );
}
