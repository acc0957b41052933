import { Trans } from '@tessera/texts/react';
import { paths } from '../paths.ts';
import { TEXT_LINK } from './text-link.ts';

/** What a person agrees to by sending a form. `act` is what they do: 'creating an account'. */
export function ConsentLine({ act }: { act: string }) {
  return (
    <p className="text-sm text-ink-2">
      <Trans
        message="By {act}, you agree to our <0>Terms</0> and <1>Privacy policy</1>."
        parts={{
          0: (text) => (
            <a href={paths.terms} className={TEXT_LINK}>
              {text}
            </a>
          ),
          1: (text) => (
            <a href={paths.privacyPolicy} className={TEXT_LINK}>
              {text}
            </a>
          ),
        }}
        values={{ act }}
      />
    </p>
  );
}
