import type { ListedCard } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type ButtonVariant, buttonClass } from '@tessera/ui';
import { Download } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { paths } from '../../../paths.ts';
import type { SaveSeenCardProps } from './save-seen-card.tsx';

// Only people who are signed in need it.
const SaveSeenCard = lazy(async () => ({ default: await loadSaving() }));

type SavingProps = SaveSeenCardProps & { fallback: ReactNode };

/** Without its code there is still the contact file: the list around it must not be lost because of one button. */
async function loadSaving(): Promise<ComponentType<SavingProps>> {
  try {
    const { SaveSeenCard } = await import('./save-seen-card.tsx');
    return ({ fallback, ...props }) => <SaveSeenCard {...props} />;
  } catch {
    return ({ fallback }) => fallback;
  }
}

export interface SaveCardProps {
  card: Pick<ListedCard, 'id' | 'ownerId' | 'ownerName' | 'title' | 'path' | 'allowContactDownloads'>;
  /** All cards on screen. */
  ids: readonly string[];
  variant: ButtonVariant;
}

/**
 * Saves a public card: to the contacts of somebody who is signed in, and as a contact file for everybody else, where its owner
 * allows it. The server's page has the file, which needs no script.
 */
export function SaveCard({ card, ids, variant }: SaveCardProps) {
  const session = useSession();
  const { id, ownerId, ownerName, title, path, allowContactDownloads } = card;
  const file = allowContactDownloads && (
    <a
      // With the channel that brought the visitor.
      href={`${paths.contactFile(path)}?c=directory`}
      aria-label={t('Save the contact of {name}', { name: ownerName })}
      className={buttonClass(variant)}
    >
      <Download aria-hidden="true" />
      {t('Save')}
    </a>
  );
  if (session.status !== 'signed-in') return file;
  if (session.user?.id === ownerId) return null;
  return (
    <Suspense fallback={file}>
      <SaveSeenCard card={{ id, title }} name={ownerName} ids={ids} variant={variant} fallback={file} />
    </Suspense>
  );
}
