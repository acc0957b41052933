import { type AddGroupMemberByPhoneMutation, errorFields, useAddGroupMemberByPhoneMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Notice } from '@tessera/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { PhoneNumber } from '../../../locale/phone-number.tsx';
import { PhoneField } from '../../../parts/forms/phone-field.tsx';
import { InviteWords } from './invite-words.tsx';
import { useReloadMembers } from './use-reload-members.ts';

type Outcome = AddGroupMemberByPhoneMutation['addGroupMemberByPhone'];

/** Adds a person who knows the viewer by their number, or invites the number. */
export function AddByPhone({ groupId }: { groupId: string }) {
  const { add, isAdding, error, result, round } = useAddByPhone(groupId);
  const form = useRef<HTMLFormElement>(null);
  const [hasDigits, setHasDigits] = useState(false);
  const fields = errorFields(error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('phone');
    if (hasDigits && typeof typed === 'string' && (await add(typed))) setHasDigits(false);
  };
  useEffect(() => {
    // After one is added the field is a new one: the next number can be typed at once.
    if (round > 0) form.current?.querySelector('input')?.focus();
  }, [round]);
  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => target instanceof HTMLInputElement && setHasDigits(/[\d+]/.test(target.value))}
      >
        <div className="min-w-0 flex-1">
          <PhoneField key={round} label={t('Phone number')} name="phone" required />
        </div>
        <Button type="submit" className="h-10 pointer-coarse:h-11" isBusy={isAdding} disabled={!hasDigits}>
          {isAdding ? t('Adding…') : t('Add')}
        </Button>
      </form>
      {error && !isAdding && (
        <p role="alert" className="mt-1.5 text-sm text-bad">
          {fields.phone ?? errorText(error)}
        </p>
      )}
      {result && <ResultInView key={round} {...result} />}
    </>
  );
}

/** The panel is often too low to show it below the field. */
function ResultInView(result: { phone: string; outcome: Outcome }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Result {...result} />
    </div>
  );
}

/** What became of the number that was sent last. */
function Result({ phone, outcome }: { phone: string; outcome: Outcome }) {
  if (outcome.outcome === 'INVITED') {
    return (
      <Notice className="mt-3">
        <p>
          <Trans
            message="{phone} is invited. Also send them this message:"
            parts={{}}
            values={{ phone: <PhoneNumber phone={phone} /> }}
          />
        </p>
        <InviteWords words={outcome.inviteText ?? ''} phone={phone} />
      </Notice>
    );
  }
  const name = outcome.user?.name ?? t('User');
  return (
    <Notice tone="ok" className="mt-3">
      {outcome.outcome === 'ADDED'
        ? t('{name} is in the group now.', { name })
        : t('{name} is in the group already.', { name })}
    </Notice>
  );
}

function useAddByPhone(groupId: string) {
  const reloadMembers = useReloadMembers();
  const [addMember, { loading: isAdding, error, reset }] = useAddGroupMemberByPhoneMutation();
  const [last, setLast] = useState<{ phone: string; outcome: Outcome } | null>(null);
  const [round, setRound] = useState(0);
  const add = async (phone: string): Promise<boolean> => {
    setLast(null);
    // What goes wrong is in `error`.
    const { data } = await addMember({ variables: { input: { id: groupId, phone } } }).catch(() => ({ data: null }));
    if (!data) return false;
    reset();
    setLast({ phone, outcome: data.addGroupMemberByPhone });
    setRound((now) => now + 1);
    if (data.addGroupMemberByPhone.outcome === 'ADDED') reloadMembers();
    return true;
  };
  return { add, isAdding, error, result: last, round };
}
