import { useEffect } from 'react';
import { keepPictures } from '../session/kept-pictures.ts';
import { useCards } from './use-cards.ts';

/** Has the pictures of the person's own cards kept on this device, as the cards are. Draws nothing. */
export function KeepCards() {
  const pictures = useCards()
    .flatMap(({ card: { data } }) => [data.logoUrl, data.extra.personal.photoUrl, data.extra.company.companyLogo])
    .filter(Boolean)
    .join(' ');
  useEffect(() => void keepPictures(pictures.split(' ')), [pictures]);
  return null;
}
