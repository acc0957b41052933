import { paths } from '../paths.ts';
import { TEXT_LINK } from './text-link.ts';

/** What a person agrees to by sending a form. `act` is what they do: 'creating an account'. */
export function ConsentLine({ act }: { act: string }) {
  return (
    <p className="text-sm text-ink-2">
      By {act}, you agree to our{' '}
      <a href={paths.terms} className={TEXT_LINK}>
        Terms
      </a>{' '}
      and{' '}
      <a href={paths.privacyPolicy} className={TEXT_LINK}>
        Privacy policy
      </a>
      .
    </p>
  );
}
