import { ORGANIZATION_LIMITS, type OrganizationRole, rolesToGive } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField, TextField, type TextFieldProps } from '@tessera/ui';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamProps } from './use-team.ts';

interface LabelFieldProps extends Pick<TextFieldProps, 'hint' | 'placeholder'> {
  value: string;
  onText: (text: string) => void;
}

/** What somebody does in the team. */
export function LabelField({ onText, ...props }: LabelFieldProps) {
  return (
    <TextField
      {...props}
      label={t('Job label')}
      isOptional
      dir="auto"
      autoComplete="off"
      maxLength={ORGANIZATION_LIMITS.label}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

interface RoleFieldProps<Role extends OrganizationRole | ''> extends Pick<TeamProps, 'team'> {
  value: Role;
  onRole: (role: Role) => void;
  /** Stands first, for the empty value. */
  none?: string;
}

/** The roles that the viewer may give, with what the chosen one may do. */
export function RoleField<Role extends OrganizationRole | ''>({ team, value, onRole, none }: RoleFieldProps<Role>) {
  return (
    <SelectField
      label={t('Role|in a team')}
      hint={value && ROLE_WORDS[value as OrganizationRole].may}
      value={value}
      onChange={(event) => onRole(event.target.value as Role)}
    >
      {none && <option value="">{none}</option>}
      {rolesToGive(team.viewerRole).map((role) => (
        <option key={role} value={role}>
          {ROLE_WORDS[role].name}
        </option>
      ))}
    </SelectField>
  );
}
