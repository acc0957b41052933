import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, useToast } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { copyText } from '../../parts/screen/copy-text.ts';
import { inAppBrowser } from './in-app-browser.ts';

/** How to save the contact where an app shows the page in a browser of its own; nothing in a real one. */
export function OpenOutside({ url }: { url: string }) {
  // The server does not know the browser, and a browser stays what it is.
  const app = useSyncExternalStore(stay, readApp, () => null);
  const toast = useToast();
  if (app === null) return null;
  const copy = async () => {
    if (await copyText(url)) toast(t('Link copied'), { durationMs: TOAST_MS.copied });
    else toast(t('The link could not be copied.'), { tone: 'bad' });
  };
  return (
    <div role="note" className="mb-6 rounded-lg border border-line bg-stage p-4 text-sm">
      <p>
        {t(
          '{app} shows this page in its own browser, which can’t save contacts. Open its menu (⋯ or ⋮) and choose “Open in browser”, or copy the link and open it there.',
          { app },
        )}
      </p>
      <Button className="mt-3" onClick={() => void copy()}>
        {t('Copy link')}
      </Button>
    </div>
  );
}

function stay(): () => void {
  return () => {};
}

function readApp(): string | null {
  return inAppBrowser(navigator.userAgent);
}
