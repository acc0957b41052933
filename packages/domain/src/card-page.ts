import type { CardPreview } from './preview.ts';

/** What a public card's page is drawn from, on the server and in the browser; only what its owner shows. */
export interface CardPageProps {
  id: string;
  path: string;
  /** Absolute address. */
  url: string;
  preview: CardPreview;
  ownerName: string;
  profilePath: string;
  /** Path of the contact file, or null when the owner does not allow downloads. */
  contactFilePath: string | null;
}
