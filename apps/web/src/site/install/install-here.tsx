import { Button } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useInstallPrompt } from '../../delivery/install-prompt.ts';
import { INSTALL_PAGE } from '../content/install.ts';

/** The browser's own offer, where it makes one; its place is kept, because the offer comes after the page. */
export function InstallHere() {
  const { canInstall, isInstalled, install } = useInstallPrompt();
  return (
    <div className="min-h-30 border-t border-line pt-5 noscript:hidden" role="status">
      <p className="cap text-ink-3">{INSTALL_PAGE.here}</p>
      {canInstall ? (
        <Button variant="primary" size="lg" className="mt-4" onClick={() => void install()}>
          <Download aria-hidden="true" />
          {INSTALL_PAGE.install}
        </Button>
      ) : (
        <p className="mt-3 text-ink-2">{isInstalled ? INSTALL_PAGE.installed : INSTALL_PAGE.notOffered}</p>
      )}
    </div>
  );
}
