import { t } from '@tessera/texts';
import { CopyIconButton } from '../../../parts/screen/copy-button.tsx';

/** A group's join code, to be read out, typed or copied. */
export function JoinCode({ joinCode }: { joinCode: string }) {
  return (
    <div className="flex items-center gap-2 rounded-md border border-line-2 bg-raised py-1.5 pe-1.5 ps-3.5">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-2">{t('Join code')}</p>
        <p className="font-mono text-lg tracking-wider">{joinCode}</p>
      </div>
      <CopyIconButton text={joinCode} label={t('Copy the join code')} />
    </div>
  );
}
