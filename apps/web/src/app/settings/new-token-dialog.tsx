import { errorFields, useCreateAccessTokenMutation } from '@tessera/client';
import { allowsScope, checkNewToken, TOKEN_LIMITS, TOKEN_SCOPE_LIST, type TokenScope } from '@tessera/domain';
import { say, sayAll, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Checkbox, Dialog, Notice, SelectField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { PlanNotice } from '../../parts/billing/upgrade/plan-notice.tsx';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { scopeName } from './token-scopes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDS = [
  { days: 7, label: t('In 7 days') },
  { days: 30, label: t('In 30 days') },
  { days: 90, label: t('In 90 days') },
  { days: 365, label: t('In a year') },
  { days: 0, label: t('Never, until it is revoked') },
];

interface NewTokenDialogProps {
  onClose: () => void;
  onMade: () => void;
}

/** Asks what the token is for and may do, then shows it this once. */
export function NewTokenDialog({ onClose, onMade }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const show = (made: string) => {
    setToken(made);
    onMade();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={token ? t('Your new token') : t('Create token')}
      {...(token
        ? { description: t('Copy it now. We show it only once, and anyone who has it can use it.') }
        : undefined)}
    >
      {token ? (
        <>
          <p className="mb-4 text-ink-2">
            <Trans
              message="Next: <0>use it in the quickstart</0>"
              parts={{
                0: (text) => (
                  <a href={paths.developers} target="_blank" rel="noreferrer" className={TEXT_LINK}>
                    {text}
                  </a>
                ),
              }}
            />
          </p>
          <ShownOnce label={t('Token')} value={token} onDone={onClose} />
        </>
      ) : (
        <NewTokenForm onClose={onClose} onMade={show} />
      )}
    </Dialog>
  );
}

function NewTokenForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(TOKEN_LIMITS.usualDays);
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const { create, errors, failure, isBusy } = useCreate(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create({ name, scopes, expiresAt: days > 0 ? new Date(Date.now() + days * DAY_MS) : null });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PlanNotice feature="apiAccess" />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('What it is for')}
          value={name}
          placeholder={t('Our CRM')}
          autoComplete="off"
          maxLength={TOKEN_LIMITS.name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t('Expires')}
          value={days}
          error={errors.expiresAt}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {ENDS.map((end) => (
            <option key={end.days} value={end.days}>
              {end.label}
            </option>
          ))}
        </SelectField>
      </div>
      <ScopeChoice scopes={scopes} error={errors.scopes} onChange={setScopes} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('Creating…') : t('Create token')}
        </Button>
      </div>
    </form>
  );
}

interface ScopeChoiceProps {
  scopes: readonly TokenScope[];
  error: string | undefined;
  onChange: (scopes: readonly TokenScope[]) => void;
}

function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  return (
    <fieldset aria-describedby={error ? 'scopes-error' : undefined}>
      <legend className="mb-3 text-sm font-medium text-ink-2">{t('Permissions')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {TOKEN_SCOPE_LIST.map(({ scope, allows }) => {
          // Writing an area includes reading it.
          const isIncluded = !scopes.includes(scope) && allowsScope(scopes, scope);
          return (
            <Checkbox
              key={scope}
              // Reading stands beside writing, though some areas have only one of them.
              className={scope.endsWith(':read') ? 'sm:col-start-1' : 'sm:col-start-2'}
              label={say(allows)}
              hint={<span className="font-mono text-xs">{scope}</span>}
              checked={isIncluded || scopes.includes(scope)}
              disabled={isIncluded}
              onChange={(event) =>
                onChange(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          );
        })}
      </div>
      {error && (
        <p id="scopes-error" role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface Wanted {
  name: string;
  scopes: readonly TokenScope[];
  expiresAt: Date | null;
}

function useCreate(onMade: (token: string) => void) {
  const [create, { loading: isBusy }] = useCreateAccessTokenMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (wanted: Wanted) => {
    const { token, errors: wrong } = checkNewToken(wanted, new Date());
    setErrors(sayAll(wrong));
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    const input = { ...token, scopes: token.scopes.map(scopeName), expiresAt: token.expiresAt?.toISOString() ?? null };
    try {
      const { data } = await create({ variables: { input } });
      if (data) onMade(data.createAccessToken.token);
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(errorText(error, t('Something went wrong. Try again.')));
    }
  };
  return { create: attempt, errors, failure, isBusy };
}
