import { type AccessTokenRowFragment, useRevokeAccessTokenMutation } from '@tessera/client';
import { relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { AskingButton, Button, Chip, useToast } from '@tessera/ui';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { scopeTexts } from './token-scopes.ts';

/** Tokens for programs that act for the person: creates and revokes them. */
export function TokenList({ tokens, onChange }: { tokens: readonly AccessTokenRowFragment[]; onChange: () => void }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        <Trans
          message="A token lets an app or script act for you through GraphQL, REST and subscriptions, within what you choose. It can never change your password or address, end sessions or delete the account. <0>Documentation for developers</0>"
          parts={{
            0: (text) => (
              <a href={paths.developers} className={TEXT_LINK}>
                {text}
              </a>
            ),
          }}
        />
      </p>
      {tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onChange={onChange} />
          ))}
        </ul>
      )}
      <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
        {t('Create token')}
      </Button>
      {isAdding && <NewTokenDialog onClose={() => setIsAdding(false)} onMade={onChange} />}
    </div>
  );
}

function TokenRow({ token, onChange }: { token: AccessTokenRowFragment; onChange: () => void }) {
  const [revoke, { loading }] = useRevokeAccessTokenMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await revoke({ variables: { input: { id: token.id } } });
      toast(t('Token revoked'));
      onChange();
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {token.name}
          </span>
          <span className="font-mono text-sm text-ink-2">{t('tsr_…{ending}', { ending: token.ending })}</span>
          {isOver(token) && <Chip tone="bad">{t('Expired')}</Chip>}
        </p>
        <p className="text-sm text-ink-2">{usageText(token)}</p>
        <p className="text-sm text-ink-2">{scopeTexts(token.scopes)}</p>
      </div>
      <AskingButton
        variant="quiet"
        isBusy={loading}
        aria-label={t('Revoke the token {name}', { name: token.name })}
        question={t('Revoke “{name}”?', { name: token.name })}
        detail={t('Apps and scripts that use it are refused from now on. A revoked token can’t be restored.')}
        confirmLabel={t('Revoke token')}
        tone="danger"
        onConfirm={confirm}
      >
        {t('Revoke')}
      </AskingButton>
    </li>
  );
}

function isOver({ expiresAt }: AccessTokenRowFragment): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

function usageText(token: AccessTokenRowFragment): string {
  const { lastUsedAt, expiresAt } = token;
  const used = lastUsedAt
    ? t('Last used {relativeTime}', { relativeTime: relativeTime(lastUsedAt, new Date()) })
    : t('Never used');
  if (!expiresAt) return t('{used} · never expires', { used });
  const day = formatDate(expiresAt, 'day');
  return isOver(token) ? t('{used} · expired {day}', { used, day }) : t('{used} · expires {day}', { used, day });
}
