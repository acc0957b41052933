import { t } from '@tessera/texts';
import type { CardPreview } from './preview.ts';

/** A public card in a list that everybody may see. */
export interface ListedCard {
  id: string;
  ownerId: string;
  ownerName: string;
  /** Path of the owner's public profile. */
  ownerPath: string;
  title: string;
  /** Category, or type. */
  badge: string;
  keywords: string[];
  /** Path of the public page. */
  path: string;
  /** ISO time. */
  createdAt: string;
  /** Whether everybody may save its contact file. */
  allowContactDownloads: boolean;
  preview: CardPreview;
}

/** What a public profile shows; only what the person shows to everybody. */
export interface ShownProfile {
  id: string;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** '' when there is none. */
  about: string;
  /** Path on this site. */
  avatarUrl: string | null;
  /** `/u/{handle or id}`. */
  path: string;
  /** Whether the contact files of the cards can be saved. */
  allowContactDownloads: boolean;
  /** The newest, and where the next ones begin. */
  cards: ListedCard[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** What a profile's page is drawn from, on the server and in the browser. */
export interface ProfilePageProps {
  /** As the address has it: a handle or an id. */
  owner: string;
  /** Null when there is nobody by that name. */
  profile: ShownProfile | null;
}

/** The name, or the email address, or 'User'. */
export function profileName({ name, email }: { name: string; email: string | null }): string {
  return name.trim() || email || t('User');
}
