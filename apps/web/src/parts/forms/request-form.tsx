import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { FormFailure, FormSuccess, NoScriptNote } from './form-parts.tsx';
import type { RequestForm as RequestFormModel } from './use-request-form.ts';

export interface RequestFormProps {
  form: RequestFormModel;
  /** Names the form. */
  label: string;
  texts: { submit: string; submitting: string; noScript: string };
  success: { title: string; text?: string };
  /** Follows an error that isn't about a field: how to get help. */
  help?: ReactNode;
  submit?: { variant: 'primary' | 'danger'; disabled: boolean };
  /** Stands under the button. */
  foot?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** A form of the site around its fields: what became of it, and the button that sends it. */
export function RequestForm({ form, label, texts, success, help, submit, foot, children }: RequestFormProps) {
  const { wiring, status, failure } = form;
  // Support can't help with a marked field.
  const isTypo = Object.keys(form.errors).length > 0;
  const isBusy = status === 'submitting';
  return (
    <form {...wiring} aria-label={label} className="grid gap-5">
      {children}
      <NoScriptNote>{texts.noScript}</NoScriptNote>
      <FormFailure message={failure}>{isTypo ? null : help}</FormFailure>
      {status === 'submitted' && <FormSuccess {...success} />}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={isBusy}
        className="justify-self-start max-sm:w-full"
        {...submit}
      >
        {isBusy ? texts.submitting : texts.submit}
      </Button>
      {foot}
    </form>
  );
}
