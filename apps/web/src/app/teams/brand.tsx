import { type TeamBrandQuery, useTeamBrandQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { paths } from '../../paths.ts';
import { BrandForm } from './brand-form.tsx';
import type { TeamProps } from './use-team.ts';

/** What the team's cards wear: logo, colours, fonts and cover. For admins. */
export function Brand({ team }: TeamProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Link
        to={`${paths.team}?tab=templates`}
        className="inline-flex items-center gap-1.5 justify-self-start py-1 text-md text-ink-2 hover:text-ink [&_svg]:size-4"
      >
        <ArrowLeft aria-hidden="true" />
        {t('Templates')}
      </Link>
      <h2>{t('Brand kit')}</h2>
      <Kit team={team} />
    </div>
  );
}

function Kit({ team }: Pick<TeamProps, 'team'>) {
  const { data, error, refetch } = useTeamBrandQuery({ fetchPolicy: 'cache-and-network' });
  const organization = data?.organization;
  if (error && !organization) {
    return (
      <ErrorNotice
        title={t('Couldn’t load the brand kit')}
        error={error}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (!organization) return <BrandSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Wearers templates={organization.templates} />
      <BrandForm team={team} brand={organization.brand} />
    </div>
  );
}

type Templates = NonNullable<TeamBrandQuery['organization']>['templates'];

/** Which cards change with the kit. */
function Wearers({ templates }: { templates: Templates }) {
  const worn = templates.filter(({ hasBrand }) => hasBrand);
  const cards = worn.reduce((sum, { cardCount }) => sum + cardCount, 0);
  const names = worn.map(({ name }) => name).join(t(', '));
  return (
    <p className="max-w-2xl text-ink-2 [overflow-wrap:anywhere]">
      {worn.length === 0
        ? t(
            'No template uses the brand kit yet. Turn it on when you edit a template. Its cards then change with the kit.',
          )
        : t(
            '{count, plural, one {Used by {names} and one card. They follow each change here at once.} other {Used by {names} and # cards. They follow each change here at once.}}',
            { names, count: cards },
          )}
    </p>
  );
}

function BrandSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the brand kit')} className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  );
}
