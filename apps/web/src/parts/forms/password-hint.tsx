import { MESSAGES, passwordStrength } from '@tessera/domain';
import { say } from '@tessera/texts';
import { clsx } from 'clsx';

const STEPS = [1, 2, 3, 4] as const;

/** How strong the password is, in words and four strokes; a hint, never a gate. */
export function PasswordHint({ password }: { password: string }) {
  if (password === '') return <>{say(MESSAGES.passwordHint)}</>;
  const { score, hint } = passwordStrength(password);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex shrink-0 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={clsx('h-1 w-5 rounded-full', step > score ? 'bg-line' : score > 2 ? 'bg-ok' : 'bg-brass-fill')}
          />
        ))}
      </span>
      {say(hint)}
    </span>
  );
}
