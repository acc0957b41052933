import { type CardData, withSingleFields } from '@tessera/domain';
import { enumName } from '../../../kernel/graphql/enums.ts';

/** A card's data with its enums as the schema names them; null for a gender that isn't said. */
export function schemaCardData(data: CardData): object {
  const { extra, ...said } = withSingleFields(data);
  const { personal } = extra;
  const gender = personal.gender ? enumName(personal.gender) : null;
  return {
    ...said,
    type: enumName(data.type),
    theme: enumName(data.theme),
    extra: { ...extra, personal: { ...personal, gender } },
  };
}
