import { Trans } from '@tessera/texts/react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../screen/text-link.ts';

const LINKS = { 0: link(paths.terms), 1: link(paths.privacyPolicy) };

/** The terms that a person accepts by signing up or sending a form. Two full sentences, because languages differ in both. */
export function ConsentLine({ act }: { act: 'signing up' | 'sending' }) {
  return (
    <p className="text-sm text-ink-2">
      {act === 'signing up' ? (
        <Trans
          message="By creating an account, you agree to our <0>Terms</0> and <1>Privacy policy</1>."
          parts={LINKS}
        />
      ) : (
        <Trans message="By sending this, you agree to our <0>Terms</0> and <1>Privacy policy</1>." parts={LINKS} />
      )}
    </p>
  );
}

function link(to: string) {
  return (text: ReactNode) => (
    <a href={to} className={TEXT_LINK}>
      {text}
    </a>
  );
}
