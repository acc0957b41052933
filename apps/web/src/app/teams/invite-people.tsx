import { errorFields, useInviteToTeamMutation } from '@tessera/client';
import { ORGANIZATION_LIMITS, type OrganizationRole, rolesToGive } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, SelectField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { ROLE_WORDS } from './role-words.ts';
import { SeatNote } from './seat-note.tsx';
import type { TeamProps } from './use-team.ts';

/** The button and the dialog that invite somebody by mail. */
export function InvitePeople(props: TeamProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('Invite people')}
      </Button>
      {isOpen && <InviteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InviteDialog({ team, onChange, onClose }: TeamProps & { onClose: () => void }) {
  const [role, setRole] = useState<OrganizationRole>('MEMBER');
  const [sentTo, setSentTo] = useState<string[]>([]);
  const [invite, { loading, error }] = useInviteToTeamMutation();
  const fields = errorFields(error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const [email, label] = [String(values.get('email') ?? ''), String(values.get('label') ?? '')];
    const input = { id: team.id, email, label, role };
    // What goes wrong is shown below.
    const { data } = await invite({ variables: { input } }).catch(() => ({ data: null }));
    if (!data) return;
    setSentTo([...sentTo, email.trim()]);
    form.reset();
    form.querySelector('input')?.focus();
    onChange();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('Invite people')}
      description={t('They get an email with a link that works once, for {invitationDays} days.', {
        invitationDays: ORGANIZATION_LIMITS.invitationDays,
      })}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField label={t('Email')} name="email" type="email" autoComplete="off" error={fields.email} />
        <TextField
          label={t('Job label')}
          name="label"
          isOptional
          dir="auto"
          autoComplete="off"
          placeholder={t('Sales')}
          maxLength={ORGANIZATION_LIMITS.label}
          error={fields.label}
        />
        <SelectField
          label={t('Role|in a team')}
          hint={ROLE_WORDS[role].may}
          value={role}
          onChange={(event) => setRole(event.target.value as OrganizationRole)}
        >
          {rolesToGive(team.viewerRole).map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one].name}
            </option>
          ))}
        </SelectField>
        {/* Asked anew after each invitation: it may have taken the last seat. */}
        <SeatNote key={sentTo.length} />
        {error && !fields.email && !fields.label && <Notice tone="bad">{errorText(error)}</Notice>}
        {sentTo.length > 0 && <Notice tone="ok">{t('Invited: {emails}', { emails: sentTo.join(t(', ')) })}</Notice>}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {sentTo.length > 0 ? t('Done') : t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={loading}>
            {loading ? t('Sending…') : t('Send invitation')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
