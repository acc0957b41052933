import { type CardDesign, designInCapitals } from '@tessera/domain';

export const DESIGN_FIELDS =
  'design { name colors { paper paperEnd name role line accent } ornament head layout fonts { name text } coverUrl logoSize darkLogoUrl }';

/** A design as GraphQL has it, with every field of `DESIGN_FIELDS`. */
export function graphqlDesign(design: CardDesign) {
  return { ...designInCapitals(design), coverUrl: design.coverUrl ?? null, darkLogoUrl: design.darkLogoUrl ?? null };
}
