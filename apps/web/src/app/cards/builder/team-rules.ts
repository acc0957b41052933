import { useTeamRulesQuery } from '@tessera/client';
import {
  type CardData,
  type ContactKind,
  type ContactPoint,
  type FieldErrors,
  followTemplate,
  isTemplateField,
  listSingleFields,
  type ProfileNetwork,
  requiredErrors,
  singleFieldsAt,
  type TemplateRules,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fromCardData } from '../../../data/card-store/card-mapper.ts';
import type { LocalCard } from '../../../data/card-store/local-card.ts';
import { isSameCard } from '../../../data/card-store/same-card.ts';
import { type BuilderValues, toFormValues } from './builder-values.ts';

/** What the template of a team says of the card that is being edited. */
export interface TeamTemplate {
  name: string;
  data: CardData;
  rules: TemplateRules;
}

/** The template that the card (server id) follows; null for most cards, and while it is not known. */
export function useTeamTemplate(dbId: string | undefined): TeamTemplate | null {
  const { data } = useTeamRulesQuery({
    variables: { id: dbId ?? '' },
    skip: dbId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.card?.organizationTemplate;
  return useMemo(() => {
    if (!found) return null;
    const known = found.fields.filter(({ field }) => isTemplateField(field));
    const rules: TemplateRules = Object.fromEntries(known.map(({ field, rule }) => [field, rule]));
    return { name: found.name, data: fromCardData(found.data), rules };
  }, [found]);
}

/** What an edit was made from. */
interface Base {
  version: number | null;
  values: BuilderValues;
}

interface Followed {
  form: UseFormReturn<BuilderValues, TeamTemplate | null>;
  template: TeamTemplate | null;
  card: LocalCard | null;
  base: { current: Base };
}

/**
 * Keeps what is locked as the template says it: an older edit of it could be neither saved nor corrected.
 * What the template alone has changed on the server is no conflict with what the person edits.
 */
export function useFollowedTemplate({ form, template, card, base }: Followed): void {
  useEffect(() => {
    if (!template) return;
    const { visibility } = base.current.values;
    const asShown = (data: CardData) => toFormValues({ visibility, data }).data;
    const shown = { ...template, data: asShown(template.data) };
    const followed = followTemplate(shown, base.current.values.data);
    if (card && isSameCard(asShown(card.data), followed)) {
      base.current = { version: card.version ?? null, values: { visibility: card.visibility, data: followed } };
    }
    // Also without a change: whether something is unsaved is found out anew.
    form.setValue('data', followTemplate(shown, form.getValues('data')));
  }, [form, template, card, base]);
}

/** Fields that the template asks for and that say nothing, by their path in the form. */
export function missingForTeam(template: TeamTemplate | null, data: CardData): FieldErrors {
  return template ? requiredErrors(template, data) : {};
}

export const TeamTemplateContext = createContext<TeamTemplate | null>(null);

/** What a field of the builder (`data.website`) is told by the template: whether it is locked, and why. */
export function useTeamRule(name: string): FieldRule {
  return readRule(useContext(TeamTemplateContext), name.replace(/^data\./, ''));
}

/** Whether the template locks the network, so that no other profile on it may be named. */
export function useLockedNetwork(): (network: ProfileNetwork) => boolean {
  const template = useContext(TeamTemplateContext);
  return (network) => readRule(template, `socials.${network}`).isLocked;
}

interface FieldRule {
  isLocked: boolean;
  hint: string | undefined;
}

function readRule(template: TeamTemplate | null, field: string): FieldRule {
  const rule = template && isTemplateField(field) ? template.rules[field] : undefined;
  if (rule === 'LOCKED')
    return { isLocked: true, hint: t('Set by your team’s template “{name}”.', { name: template?.name }) };
  return { isLocked: false, hint: rule === 'REQUIRED' ? t('Your team asks for this.') : undefined };
}

/** What the template says of each entry of a list, by the single fields that show it. */
export function useContactRules(kind: ContactKind, entries: readonly ContactPoint[]): FieldRule[] {
  const template = useContext(TeamTemplateContext);
  const lists = { phones: [], emails: [], websites: [], addresses: [], [kind]: entries };
  // An empty list has a row, too.
  const rows = entries.length > 0 ? entries : [null];
  return rows.map((_, at) => {
    const fields = entries.length > 0 ? singleFieldsAt(lists, kind, at) : listSingleFields(kind);
    const rules = fields.map((field) => readRule(template, field));
    return (
      rules.find(({ isLocked }) => isLocked) ?? rules.find(({ hint }) => hint) ?? { isLocked: false, hint: undefined }
    );
  });
}
