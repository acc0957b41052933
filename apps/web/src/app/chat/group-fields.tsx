import { GROUP_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TextAreaField, TextField } from '@tessera/ui';

export interface GroupFieldsProps {
  name: string;
  onName: (name: string) => void;
  description: string;
  onDescription: (description: string) => void;
  /** What is wrong, for people. */
  errors: { name?: string | undefined; description?: string | undefined };
}

/** What a group is called and what it is for. */
export function GroupFields({ name, onName, description, onDescription, errors }: GroupFieldsProps) {
  return (
    <>
      <TextField
        label={t('Name')}
        dir="auto"
        autoComplete="off"
        maxLength={GROUP_LIMITS.name}
        value={name}
        onChange={(event) => onName(event.target.value)}
        {...(errors.name && { error: errors.name })}
      />
      <TextAreaField
        label={t('Description')}
        dir="auto"
        isOptional
        rows={3}
        maxLength={GROUP_LIMITS.description}
        value={description}
        onChange={(event) => onDescription(event.target.value)}
        {...(errors.description && { error: errors.description })}
      />
    </>
  );
}
