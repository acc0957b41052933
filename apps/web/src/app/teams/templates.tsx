import { useTeamTemplatesQuery } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { EmptyUnderTabs } from '../../parts/lists/empty-under-tabs.tsx';
import { paths } from '../../paths.ts';
import { readBrand } from './brand-draft.ts';
import type { ListedTemplate } from './template-draft.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateTile } from './template-tile.tsx';
import type { TeamProps } from './use-team.ts';

/** What is being edited: one of the team's templates, a new one, or nothing. */
type Edited = ListedTemplate | 'new' | null;

/** The team's templates: members make their cards from them, admins say what is on them. */
export function Templates({ team, viewerId }: TeamProps) {
  const [edited, setEdited] = useState<Edited>(null);
  const { data, error, refetch } = useTeamTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => {});
  const templates = data?.organization?.templates;
  const isAdmin = mayInOrganization(team.viewerRole, 'manageTemplates');
  const close = () => {
    setEdited(null);
    reload();
  };
  if (edited) {
    const brand = readBrand(data?.organization?.brand ?? null);
    return <TemplateEditor team={{ ...team, brand }} template={edited === 'new' ? null : edited} onClose={close} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {error && !data && <ErrorNotice title={t('Couldn’t load the templates')} error={error} onRetry={reload} />}
      {!error && !templates && <Skeleton className="h-60" />}
      {templates?.length === 0 && (
        <EmptyUnderTabs
          title={t('No templates yet.')}
          action={
            isAdmin && (
              <div className="flex flex-wrap justify-center gap-2">
                <Button variant="primary" onClick={() => setEdited('new')}>
                  {t('Create template')}
                </Button>
                <BrandLink />
              </div>
            )
          }
        >
          {t(
            'A template says what all cards of the team have in common: fields that it locks are the same on every card, and follow each change of it at once.',
          )}
        </EmptyUnderTabs>
      )}
      {templates && templates.length > 0 && (
        <>
          {isAdmin && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setEdited('new')}>{t('Create template')}</Button>
              <BrandLink />
            </div>
          )}
          <ul
            aria-label={t('Templates')}
            className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2 2xl:grid-cols-3"
          >
            {templates.map((template) => (
              <TemplateTile
                key={template.id}
                template={template}
                viewerId={viewerId}
                onEdit={isAdmin ? () => setEdited(template) : undefined}
                onChange={reload}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function BrandLink() {
  return (
    <Link to={`${paths.team}?tab=brand`} className={buttonClass()}>
      {t('Brand kit')}
    </Link>
  );
}
