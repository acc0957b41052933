import type { ConnectorLineFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, TextField } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../parts/screen/copy-button.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** How an automation sends contacts, and how it hears of them. */
export function AutomationWays({ connector: { inboundUrl } }: { connector: ConnectorLineFragment }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <section aria-labelledby="in" className="grid gap-4">
        <h2 id="in">{t('Contacts in')}</h2>
        <p className="text-ink-2">
          {t(
            'Let your automation send each contact as JSON to this address, with its key in a header. Contacts you already have, found by email or by number and name, only get missing details.',
          )}
        </p>
        {inboundUrl && <Inbound url={inboundUrl} />}
      </section>
      <section aria-labelledby="out" className="grid justify-items-start gap-4">
        <h2 id="out">{t('Events out')}</h2>
        <p className="text-ink-2">
          <Trans
            message="Your automation hears about contacts, leads and cards through a <0>webhook</0>. Enter its address and choose the events."
            parts={{
              0: (text) => (
                <Link to={paths.integrations} className={TEXT_LINK}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <Button onClick={() => setIsAdding(true)}>{t('Add webhook')}</Button>
        {isAdding && <WebhookDialog onClose={() => setIsAdding(false)} onSaved={noNews} />}
      </section>
    </>
  );
}

/** The list of webhooks is asked for anew where it is shown. */
function noNews(): void {}

function Inbound({ url }: { url: string }) {
  const example = [
    `curl "${url}" \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{ "name": "Mateo Silva", "email": "mateo@example.com" }'`,
  ].join('\n');
  return (
    <>
      <div className="grid items-end gap-2.5 sm:grid-cols-[1fr_auto]">
        <TextField label={t('Address')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={url}>{t('Copy address')}</CopyButton>
      </div>
      <figure className="min-w-0">
        <figcaption className="mb-1 text-sm text-ink-2">{t('For example')}</figcaption>
        <pre className="rounded-md border border-line bg-surface p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
          {example}
        </pre>
      </figure>
    </>
  );
}
