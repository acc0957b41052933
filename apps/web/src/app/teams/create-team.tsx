import { errorFields, useCreateTeamMutation } from '@tessera/client';
import { ORGANIZATION_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Notice, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';

/** Where somebody is in no team yet: what it would be, and the way to make one. */
export function CreateTeam({ onCreated }: { onCreated: () => void }) {
  const [name, setName] = useState('');
  const [create, { loading, error }] = useCreateTeamMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What goes wrong is shown below.
    const { data } = await create({ variables: { input: { name } } }).catch(() => ({ data: null }));
    if (data) onCreated();
  };
  const { name: nameError } = errorFields(error);
  return (
    <div className="grid max-w-2xl gap-6 border-t border-line py-10">
      <p className="font-serif text-lg">{t('You’re not in a team yet.')}</p>
      <p className="text-ink-2">
        {t(
          'A team gives everyone on-brand cards from one template, and keeps its contacts and cards when someone leaves. Create one, or open the link in your invitation.',
        )}
      </p>
      <form
        noValidate
        className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t('Name of the team')}
          dir="auto"
          autoComplete="organization"
          maxLength={ORGANIZATION_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(nameError && { error: nameError })}
        />
        <Button
          type="submit"
          variant="primary"
          className="h-10 pointer-coarse:h-11 justify-self-start sm:mt-6"
          isBusy={loading}
        >
          {loading ? t('Creating…') : t('Create team')}
        </Button>
      </form>
      {error && !nameError && <Notice tone="bad">{errorText(error)}</Notice>}
    </div>
  );
}
