import { CONTACT_REQUEST_LIMITS, CONTACT_TOPICS, type ContactTopic, readContactTopic } from '@tessera/domain';
import { Button, SelectField, TextAreaField, TextField } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { CONTACT_PAGE, CONTACT_TOPIC_LABELS } from './contact-texts.ts';
import { FormFailure, FormSuccess, NoScriptNote } from './form-parts.tsx';
import { usePrefill } from './use-prefill.ts';
import { useRequestForm } from './use-request-form.ts';

/** A message to sales, support or anybody; what was typed stays until it has arrived. */
export function ContactForm({ topic: preset }: { topic?: ContactTopic }) {
  const { wiring, status, errors, failure, round } = useRequestForm(async (values) => {
    const { sendContactRequest } = await import('./send-contact-request.ts');
    return sendContactRequest(values);
  });
  const { key, ...person } = usePrefill();
  const asked = useAskedTopic();
  const topic = asked ?? preset ?? null;
  const isBusy = status === 'submitting';
  return (
    <form {...wiring} aria-label={CONTACT_PAGE.cap} className="grid gap-5">
      <div key={`${round} ${key} ${topic}`} className="grid gap-5 sm:grid-cols-2">
        <Fields errors={errors} person={person} topic={topic} />
      </div>
      <NoScriptNote>{CONTACT_PAGE.noScript}</NoScriptNote>
      <FormFailure message={failure} />
      {status === 'submitted' && <FormSuccess title={CONTACT_PAGE.successTitle} text={CONTACT_PAGE.successText} />}
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? CONTACT_PAGE.submitting : CONTACT_PAGE.submit}
      </Button>
    </form>
  );
}

interface FieldsProps {
  errors: Record<string, string>;
  person: { fullName: string; email: string };
  topic: ContactTopic | null;
}

function Fields({ errors, person, topic }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="name"
        defaultValue={person.fullName}
        maxLength={CONTACT_REQUEST_LIMITS.name}
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={person.email}
        maxLength={CONTACT_REQUEST_LIMITS.email}
        error={errors.email}
      />
      <SelectField
        label="What is it about?"
        name="topic"
        required
        defaultValue={topic ?? ''}
        error={errors.topic}
        className="sm:col-span-2"
      >
        <option value="">Choose…</option>
        {CONTACT_TOPICS.map((value) => (
          <option key={value} value={value}>
            {CONTACT_TOPIC_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        name="message"
        required
        rows={6}
        maxLength={CONTACT_REQUEST_LIMITS.message}
        error={errors.message}
        className="sm:col-span-2"
      />
    </>
  );
}

/** `/contact?topic=sales`. The server renders the page for all topics alike. */
function useAskedTopic(): ContactTopic | null {
  return useSyncExternalStore(
    () => () => {},
    () => readContactTopic(new URLSearchParams(location.search).get('topic')),
    () => null,
  );
}
