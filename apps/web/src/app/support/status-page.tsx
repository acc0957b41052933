import { t } from '@tessera/texts';
import { ApolloSession } from '../../data/session/apollo-session.tsx';
import { LIST_FRAME } from '../../parts/lists/grid.ts';
import { Status } from './status.tsx';

/** `/status`: whether the service works, for everybody. */
export function StatusPage() {
  return (
    <ApolloSession>
      <div className={LIST_FRAME}>
        <h1>{t('Status')}</h1>
        <p className="mt-2 mb-9 text-ink-2">
          {t('Whether Tessera works now, and what went wrong in the last 90 days.')}
        </p>
        <Status />
      </div>
    </ApolloSession>
  );
}
