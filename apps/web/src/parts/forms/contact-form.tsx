import { CONTACT_REQUEST_LIMITS, CONTACT_TOPICS, type ContactTopic, readContactTopic } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField, TextAreaField, TextField } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { CONTACT_PAGE, CONTACT_TOPIC_LABELS } from './contact-texts.ts';
import { RequestForm } from './request-form.tsx';
import { usePrefill } from './use-prefill.ts';
import { useRequestForm } from './use-request-form.ts';

/** A message to sales, support or anybody; what was typed stays until it has arrived. */
export function ContactForm({ topic: preset }: { topic?: ContactTopic }) {
  const form = useRequestForm(async (values) => {
    const { sendContactRequest } = await import('./send-contact-request.ts');
    return sendContactRequest(values);
  });
  const person = usePrefill();
  const asked = useAskedTopic();
  const topic = asked ?? preset ?? null;
  return (
    <RequestForm
      form={form}
      label={CONTACT_PAGE.cap}
      texts={CONTACT_PAGE}
      success={{ title: CONTACT_PAGE.successTitle, text: CONTACT_PAGE.successText }}
    >
      <div key={form.round} className="grid gap-5 sm:grid-cols-2">
        <Fields errors={form.errors} person={person} topic={topic} />
      </div>
    </RequestForm>
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
        label={t('Name')}
        name="name"
        required
        autoComplete="name"
        defaultValue={person.fullName}
        maxLength={CONTACT_REQUEST_LIMITS.name}
        error={errors.name}
      />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={person.email}
        maxLength={CONTACT_REQUEST_LIMITS.email}
        error={errors.email}
      />
      <SelectField
        // A select takes no new default; nothing else is lost with it.
        key={topic}
        label={t('What is it about?')}
        name="topic"
        required
        defaultValue={topic ?? ''}
        error={errors.topic}
        className="sm:col-span-2"
      >
        <option value="">{t('Choose…')}</option>
        {CONTACT_TOPICS.map((value) => (
          <option key={value} value={value}>
            {CONTACT_TOPIC_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('Message')}
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
