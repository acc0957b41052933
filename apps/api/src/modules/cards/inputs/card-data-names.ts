import type { CardData } from '@tessera/domain';
import { enumName } from '../../../kernel/graphql/enums.ts';

/** A card's data with its enums as the schema names them; null for a gender that isn't said. */
export function schemaCardData(data: CardData): object {
  const { personal } = data.extra;
  const gender = personal.gender ? enumName(personal.gender) : null;
  return {
    ...data,
    type: enumName(data.type),
    theme: enumName(data.theme),
    extra: { ...data.extra, personal: { ...personal, gender } },
  };
}
