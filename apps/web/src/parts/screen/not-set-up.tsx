import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from './text-link.ts';

/** Names the services that this installation lacks, whom to ask, and the help page for operators. */
export function NotSetUp({ services, help }: { services: string[]; help: string }) {
  const count = services.length;
  return (
    <>
      {t('{count, plural, one {{services} isn’t available here yet.} other {{services} aren’t available here yet.}}', {
        count,
        services: { items: services, type: 'conjunction' },
      })}{' '}
      <Trans
        message="{count, plural, one {<0>Ask the operator</0> to set it up.} other {<0>Ask the operator</0> to set them up.}} If you run this installation, <1>read how</1>."
        values={{ count }}
        parts={{
          0: (text) => (
            <Link to={`${paths.support}?tab=contact`} className={TEXT_LINK}>
              {text}
            </Link>
          ),
          1: (text) => (
            <Link to={paths.docsPage(help)} className={TEXT_LINK}>
              {text}
            </Link>
          ),
        }}
      />
    </>
  );
}
