import type { TemplatesQuery, TemplateTileFragment } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { type ReactNode, useState } from 'react';
import { CARD_GRID } from '../../lists/grid.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { useOwnData } from './look.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateTile } from './template-tile.tsx';

export interface TemplateSectionsProps {
  templates: readonly TemplateTileFragment[];
  /** Null: the viewer is in none. */
  team: TemplatesQuery['organization'];
  /** Not all templates are meant: a part without any is left out. */
  isNarrowed: boolean;
}

/** The viewer's own, their team's and the product's. */
export function TemplateSections({ templates, team, isNarrowed }: TemplateSectionsProps) {
  const own = useOwnData();
  const [openedId, open] = useState<string | null>(null);
  const opened = templates.find(({ id }) => id === openedId);
  const yours = templates.filter(({ isOwn }) => isOwn);
  const teams = templates.filter(({ isTeams }) => isTeams);
  const products = templates.filter(({ isOwn, isTeams }) => !isOwn && !isTeams);
  const tiles = (title: string, items: readonly TemplateTileFragment[]) => (
    <ul aria-label={`Templates: ${title}`} className={CARD_GRID}>
      {items.map((template) => (
        <TemplateTile key={template.id} template={template} data={own.data} onPreview={() => open(template.id)} />
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      {yours.length > 0 && <Section title="Yours">{tiles('Yours', yours)}</Section>}
      {team && (teams.length > 0 || !isNarrowed) && (
        <Section title="Your team" note={team.name}>
          {teams.length > 0 ? tiles('Your team', teams) : <NoneYet team={team} />}
        </Section>
      )}
      {products.length > 0 && (
        <Section title={`From ${PRODUCT_NAME}`}>{tiles(`From ${PRODUCT_NAME}`, products)}</Section>
      )}
      {opened && <TemplateDialog template={opened} team={team} own={own} onClose={() => open(null)} />}
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
        ? 'Nothing published yet. Make a template from a card or import one, open it, and press “Publish to the team”: every member can use it then.'
        : 'Nothing published yet. Admins of the team publish templates here for everybody.'}
    </p>
  );
}
