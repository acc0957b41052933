import { type CardDesign, inCapitals } from '@tessera/domain';

export const DESIGN_FIELDS =
  'design { name colors { paper paperEnd name role line accent } ornament head layout fonts { name text } coverUrl }';

/** A design as GraphQL has it, with every field of `DESIGN_FIELDS`. */
export function graphqlDesign({ ornament, head, layout, fonts, coverUrl = '', ...design }: CardDesign) {
  return {
    ...design,
    ornament: inCapitals(ornament),
    head: inCapitals(head),
    layout: layout ? inCapitals(layout) : null,
    fonts: fonts ? { name: inCapitals(fonts.name), text: inCapitals(fonts.text) } : null,
    coverUrl: coverUrl || null,
  };
}
