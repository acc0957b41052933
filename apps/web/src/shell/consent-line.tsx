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
          // biome-ignore lint/a11y/useAnchorContent: Trans puts the text in.
          0: <a href={paths.terms} className={TEXT_LINK} />,
          // biome-ignore lint/a11y/useAnchorContent: Trans puts the text in.
          1: <a href={paths.privacyPolicy} className={TEXT_LINK} />,
        }}
        values={{ act }}
      />
    </p>
  );
}
