import { type GroupPanelFragment, useChangeJoinCodeMutation, useSetJoinCodeExpiryMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { AskingButton, SelectField, useToast } from '@tessera/ui';
import { RefreshCw } from 'lucide-react';
import { errorText } from '../../../data/errors/error-text.ts';
import { formatDate } from '../../../locale/format.ts';
import { EXPIRY_CHOICES, expiryTime, readExpiry } from '../../../parts/sharing/give/expiry.ts';

/** The value that stands for the end which the code has already. */
const PRESENT = 'present';

/** For admins: until when the code works, and another code in its place. */
export function CodeRules({ group }: { group: GroupPanelFragment }) {
  const { joinCodeExpiresAt } = group;
  const { setExpiry, change, isChanging } = useCodeActs(group);
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <SelectField
        label={t('Code expires')}
        className="min-w-40 flex-1"
        value={joinCodeExpiresAt ? PRESENT : 'never'}
        onChange={(event) => setExpiry(event.target.value)}
      >
        {joinCodeExpiresAt && <option value={PRESENT}>{formatDate(joinCodeExpiresAt, 'moment')}</option>}
        {EXPIRY_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <AskingButton
        isBusy={isChanging}
        className="min-h-10 pointer-coarse:min-h-11"
        question={t('Create a new code?')}
        detail={t('The current code, link and QR code stop working. Members stay in the group.')}
        confirmLabel={t('New code')}
        onConfirm={change}
      >
        <RefreshCw aria-hidden="true" />
        {t('New code')}
      </AskingButton>
    </div>
  );
}

function useCodeActs({ id, joinCodeExpiresAt }: GroupPanelFragment) {
  const toast = useToast();
  const [setJoinCodeExpiry] = useSetJoinCodeExpiryMutation();
  const [changeJoinCode, { loading: isChanging }] = useChangeJoinCodeMutation();
  const complain = (error: unknown) => toast(errorText(error), { tone: 'bad' });
  const setExpiry = (choice: string) => {
    if (choice === PRESENT) return;
    const expiresAt = expiryTime(readExpiry(choice), new Date());
    setJoinCodeExpiry({ variables: { input: { id, expiresAt } } }).catch(complain);
  };
  const change = () => {
    // An end that has passed would make the new code useless from the start.
    const expiresAt = joinCodeExpiresAt && !hasEnded(joinCodeExpiresAt) ? joinCodeExpiresAt : null;
    changeJoinCode({ variables: { input: { id, expiresAt } } }).then(() => toast(t('New code created')), complain);
  };
  return { setExpiry, change, isChanging };
}

/** Whether that time is over. */
export function hasEnded(iso: string): boolean {
  return Date.parse(iso) <= Date.now();
}

/** 'Works until 12 Nov, 09:41', or that it has ended. */
export function expiryText(iso: string): string {
  return hasEnded(iso)
    ? t('This code has ended. No one can join with it.')
    : t('Works until {time}.', { time: formatDate(iso, 'moment') });
}
