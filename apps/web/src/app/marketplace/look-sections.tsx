import type { LookTileFragment, TemplatesQuery } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type ReactNode, useState } from 'react';
import { CARD_GRID } from '../../parts/lists/grid.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { useOwnData } from './look.ts';
import { LookDialog } from './look-dialog.tsx';
import { LookTile } from './look-tile.tsx';

export interface LookSectionsProps {
  looks: readonly LookTileFragment[];
  /** Null: the viewer is in none. */
  team: TemplatesQuery['organization'];
  /** Not all looks are shown: a part without any is left out. */
  isNarrowed: boolean;
}

/** The viewer's own, their team's and the product's. */
export function LookSections({ looks, team, isNarrowed }: LookSectionsProps) {
  const own = useOwnData();
  const [openedId, open] = useState<string | null>(null);
  const opened = looks.find(({ id }) => id === openedId);
  const yours = looks.filter(({ isOwn }) => isOwn);
  const teams = looks.filter(({ isTeams }) => isTeams);
  const products = looks.filter(({ isOwn, isTeams }) => !isOwn && !isTeams);
  const tiles = (title: string, items: readonly LookTileFragment[]) => (
    <ul aria-label={t('Templates: {title}', { title })} className={CARD_GRID}>
      {items.map((look) => (
        <LookTile key={look.id} look={look} data={own.data} onPreview={() => open(look.id)} />
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      {yours.length > 0 && <Section title={t('Yours')}>{tiles(t('Yours'), yours)}</Section>}
      {team && (teams.length > 0 || !isNarrowed) && (
        <Section title={t('Your team')} note={team.name}>
          {teams.length > 0 ? tiles(t('Your team'), teams) : <NoneYet team={team} />}
        </Section>
      )}
      {products.length > 0 && (
        <Section title={t('From {productName}', { productName: PRODUCT_NAME })}>
          {tiles(t('From {productName}', { productName: PRODUCT_NAME }), products)}
        </Section>
      )}
      {opened && <LookDialog look={opened} team={team} own={own} onClose={() => open(null)} />}
    </div>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      {note && (
        <p dir="auto" className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function NoneYet({ team }: { team: NonNullable<TemplatesQuery['organization']> }) {
  return (
    <p className="max-w-2xl rounded-lg border border-line bg-surface px-5 py-4 text-ink-2">
      {mayInOrganization(team.viewerRole, 'manageTemplates')
        ? t(
            'Nothing published yet. Create or import a template, open it and choose “{publish}”. Every member can use it then.',
            { publish: t('Publish to the team') },
          )
        : t('Nothing published yet. Templates that your admins publish appear here.')}
    </p>
  );
}
