import type { ListedCard } from '@tessera/domain';
import { t } from '@tessera/texts';

export interface ShownPerson {
  photo: string | null;
  /** 'Photographer, Studio Conti'; '' for nothing. */
  what: string;
  /** The place on one line; '' for none. */
  where: string;
}

/** What a public card says of the person behind it: a card that goes by its company's name says the company. */
export function describePerson({ ownerName, preview }: Pick<ListedCard, 'ownerName' | 'preview'>): ShownPerson {
  const { photo, name, role, location } = preview;
  const company = preview.company || (name === ownerName ? '' : name);
  return { photo, what: [role, company].filter(Boolean).join(t(', ')), where: location };
}
