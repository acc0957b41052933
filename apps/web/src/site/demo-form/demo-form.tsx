import { DEMO_REQUEST_LIMITS, EMPLOYEE_OPTIONS, USER_OPTIONS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField, TextField } from '@tessera/ui';
import { ConsentLine } from '../../parts/forms/consent-line.tsx';
import { PhoneField } from '../../parts/forms/phone-field.tsx';
import { RequestForm } from '../../parts/forms/request-form.tsx';
import { useRequestForm } from '../../parts/forms/use-request-form.ts';
import { DEMO_FORM } from '../content/demo.ts';

/** “Get a Demo”: the request is checked, stored and mailed; what was typed stays until it has arrived. */
export function DemoForm() {
  const form = useRequestForm(async (values) => {
    const { sendDemoRequest } = await import('./send-demo-request.ts');
    return sendDemoRequest(values);
  });
  return (
    <RequestForm
      form={form}
      label={DEMO_FORM.title}
      texts={DEMO_FORM}
      success={{ title: DEMO_FORM.successTitle, text: DEMO_FORM.successText }}
      foot={<ConsentLine act="sending" />}
    >
      <div key={form.round} className="grid gap-5 sm:grid-cols-2">
        <Person errors={form.errors} />
        <Company errors={form.errors} />
      </div>
    </RequestForm>
  );
}

function Person({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField
        label={t('First name')}
        name="firstName"
        required
        autoComplete="given-name"
        maxLength={DEMO_REQUEST_LIMITS.firstName}
        error={errors.firstName}
      />
      <TextField
        label={t('Last name')}
        name="lastName"
        required
        autoComplete="family-name"
        maxLength={DEMO_REQUEST_LIMITS.lastName}
        error={errors.lastName}
      />
      <TextField
        label={t('Work email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={DEMO_REQUEST_LIMITS.email}
        error={errors.email}
      />
      <PhoneField label={t('Phone')} name="phone" required error={errors.phone} />
    </>
  );
}

function Company({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField
        label={t('Job title')}
        name="jobTitle"
        isOptional
        autoComplete="organization-title"
        maxLength={DEMO_REQUEST_LIMITS.jobTitle}
        error={errors.jobTitle}
      />
      <TextField
        label={t('Website')}
        name="website"
        inputMode="url"
        isOptional
        autoComplete="url"
        maxLength={DEMO_REQUEST_LIMITS.website}
        error={errors.website}
      />
      <ChoiceField label={t('Employees')} name="employees" options={EMPLOYEE_OPTIONS} error={errors.employees} />
      <ChoiceField label={t('Users')} name="users" options={USER_OPTIONS} error={errors.users} />
    </>
  );
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  error: string | undefined;
}

function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field} isOptional defaultValue="">
      <option value="">{t('Choose…')}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
