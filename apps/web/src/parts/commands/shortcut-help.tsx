import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Dialog } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../screen/text-link.ts';
import { Keys } from './keys.tsx';
import { switchShortcuts, useAreShortcutsOn } from './shortcut-switch.ts';
import { paletteKeys, SHORTCUTS } from './shortcuts.ts';

const PARTS = [
  { title: t('Anywhere'), shortcuts: SHORTCUTS.filter(({ keys }) => keys.length === 1) },
  { title: t('Go to'), shortcuts: SHORTCUTS.filter(({ keys }) => keys.length > 1) },
];

/** Every shortcut, and whether they are on. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const isOn = useAreShortcutsOn();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('Keyboard shortcuts')}>
      {!isOn && (
        <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-note-soft px-3.5 py-2.5 text-md text-note">
          <span className="flex-1">{t('Single-key shortcuts are off on this device.')}</span>
          <Button onClick={() => switchShortcuts(true)}>{t('Turn on')}</Button>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {PARTS.map(({ title, shortcuts }, part) => (
          <section key={title}>
            <h3 className="mb-2 text-base">{title}</h3>
            <dl className="grid">
              {part === 0 && <Row label={t('Search and commands')} keys={paletteKeys()} />}
              {shortcuts.map(({ label, keys }) => (
                <Row key={label} label={label} keys={keys} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-6 text-sm text-ink-2">
        <Trans
          message="Turn them off in <0>Settings</0> if you press keys by mistake or use voice control."
          parts={{
            0: (text) => (
              <Link to={`${paths.settings}#keyboard`} onClick={onClose} className={TEXT_LINK}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </Dialog>
  );
}

function Row({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
      <dt className="text-md">{label}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  );
}
