import { t } from '@tessera/texts';
import { IconButton, TextField, type TextFieldProps } from '@tessera/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton label={isShown ? t('Hide password') : t('Show password')} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
