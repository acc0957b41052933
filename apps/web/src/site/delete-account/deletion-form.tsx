import { ACCOUNT_LIMITS, DELETION, SUPPORT_META } from '@tessera/domain';
import { Checkbox, TextAreaField, TextField } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { RequestForm } from '../../parts/forms/request-form.tsx';
import { usePrefill } from '../../parts/forms/use-prefill.ts';
import { useRequestForm } from '../../parts/forms/use-request-form.ts';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { DELETE_FORM } from '../content/delete-account.ts';
import { sendDeletionRequest } from './send-deletion-request.ts';

/** Asks for the deletion of an account; once that has arrived the front page follows. */
export function DeletionForm() {
  const form = useRequestForm(sendDeletionRequest);
  const { round } = form;
  const person = usePrefill();
  const [tickedRound, setTickedRound] = useState<number | null>(null);
  useHomeAfter(form.status === 'submitted');
  return (
    <RequestForm
      form={form}
      label={DELETE_FORM.submit}
      texts={DELETE_FORM}
      success={{ title: DELETE_FORM.success }}
      help={<SupportAddress />}
      submit={{ variant: 'danger', disabled: tickedRound !== round }}
    >
      <DeletionFields
        key={round}
        errors={form.errors}
        person={person}
        onTick={(isTicked) => setTickedRound(isTicked ? round : null)}
      />
    </RequestForm>
  );
}

/** The server tells it; nothing where it can't. Shown after a try alone, which the server never renders. */
function SupportAddress() {
  const email = document.querySelector<HTMLMetaElement>(`meta[name=${SUPPORT_META}]`)?.content;
  return (
    email && (
      <a href={`mailto:${email}`} className={TEXT_LINK}>
        {email}
      </a>
    )
  );
}

interface DeletionFieldsProps {
  errors: Record<string, string>;
  person: { fullName: string; email: string };
  onTick: (isTicked: boolean) => void;
}

function DeletionFields({ errors, person, onTick }: DeletionFieldsProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been ticked before the script came.
    if (box.current?.checked) onTick(true);
  });
  return (
    <>
      <TextField
        label={DELETE_FORM.fullName}
        name="fullName"
        required
        autoComplete="name"
        defaultValue={person.fullName}
        maxLength={ACCOUNT_LIMITS.fullName}
        error={errors.fullName}
      />
      <TextField
        label={DELETE_FORM.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={person.email}
        maxLength={ACCOUNT_LIMITS.email}
        error={errors.email}
      />
      <TextAreaField label={DELETE_FORM.reason} name="reason" isOptional maxLength={DELETION.reasonMax} />
      <Checkbox
        ref={box}
        label={DELETE_FORM.understood}
        // Beside two lines of text the box would else stretch, and its tick slip out.
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
    </>
  );
}

function useHomeAfter(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.assign(paths.home), DELETE_FORM.redirectMs);
    return () => clearTimeout(timer);
  }, [isDone]);
}
