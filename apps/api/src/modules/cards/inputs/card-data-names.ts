import { type CardData, withSingleFields } from '@tessera/domain';
import { enumName } from '../../../kernel/graphql/enums.ts';

/** A card's data with its enums as the schema names them; null for a gender or an icon that isn't said. */
export function schemaCardData(data: CardData): object {
  const { extra, profiles, blocks, audiences, ...said } = withSingleFields(data);
  const { personal } = extra;
  const gender = personal.gender ? enumName(personal.gender) : null;
  return {
    ...said,
    type: enumName(data.type),
    theme: enumName(data.theme),
    profiles: (profiles ?? []).map((profile) => ({ ...profile, network: enumName(profile.network) })),
    blocks: (blocks ?? []).map((block) => ({
      ...block,
      kind: enumName(block.kind),
      icon: block.icon ? enumName(block.icon) : null,
    })),
    audiences: (audiences ?? []).map((one) => ({ ...one, field: enumName(one.field) })),
    extra: { ...extra, personal: { ...personal, gender } },
  };
}
