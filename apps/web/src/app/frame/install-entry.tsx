import { t } from '@tessera/texts';
import { Download } from 'lucide-react';
import { useInstallPrompt } from '../../delivery/install-prompt.ts';

/** “Install app”, only while the browser offers it. */
export function InstallEntry() {
  const { canInstall, install } = useInstallPrompt();
  if (!canInstall) return null;
  return (
    <button
      type="button"
      onClick={() => void install()}
      className="mt-4 flex h-9 items-center pointer-coarse:h-11 gap-3 rounded-md px-2.5 text-md text-ink-2 hover:text-ink [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
    >
      <Download aria-hidden="true" />
      {t('Install app')}
    </button>
  );
}
