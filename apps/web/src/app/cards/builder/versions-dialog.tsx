import { type CardVersionsQuery, useCardVersionsQuery, useRestoreCardVersionMutation } from '@tessera/client';
import { cardPreview, formatPhone } from '@tessera/domain';
import { listOf, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Dialog, Notice, Question, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { fromCardData, fromStoredCard } from '../../../data/card-store/card-mapper.ts';
import type { ServerCard } from '../../../data/card-store/local-card.ts';
import { errorText } from '../../../data/errors/error-text.ts';
import { timeText } from '../../../locale/time-text.ts';
import { CardFace } from '../../../parts/card-face/card-face.tsx';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { BLOCK_KIND_DISPLAY, blockSummary } from './block-kinds.ts';

type Version = NonNullable<CardVersionsQuery['card']>['versions'][number];

export interface VersionsDialogProps {
  dbId: string;
  isOpen: boolean;
  onClose: () => void;
  /** What is on screen is not saved and would be lost. */
  hasUnsavedChanges: boolean;
  onRestored: (card: ServerCard) => void;
}

/** The last 20 versions of a card, each to look at and to bring back. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { dbId, isOpen } = props;
  const query = useCardVersionsQuery({ variables: { id: dbId }, fetchPolicy: 'network-only', skip: !isOpen });
  const isEmpty = query.data?.card?.versions.length === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && props.onClose()}
      size={isEmpty ? 'sm' : 'lg'}
      title={t('Versions')}
      description={t('Each save keeps the version before it. You can restore the last 20.')}
    >
      <VersionList {...props} query={query} />
    </Dialog>
  );
}

interface VersionListProps extends VersionsDialogProps {
  query: ReturnType<typeof useCardVersionsQuery>;
}

function VersionList({ dbId, onRestored, hasUnsavedChanges, query: { data, error, refetch } }: VersionListProps) {
  const { restore, isRestoring, failure } = useRestore(dbId, onRestored);
  const [asked, setAsked] = useState<number | null>(null);
  if (error)
    return <ErrorNotice title={t('Couldn’t load the versions')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <VersionsSkeleton />;
  const versions = data.card?.versions ?? [];
  if (versions.length === 0)
    return <p className="text-ink-2">{t('No earlier version yet. Save a change to get one.')}</p>;
  return (
    <div className="grid gap-6">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {versions.map((version) => (
          <VersionItem
            key={version.version}
            version={version}
            isBusy={isRestoring}
            onRestore={() => setAsked(version.version)}
          />
        ))}
      </ul>
      <Question
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        question={t('Bring version {asked} back?', { asked })}
        detail={
          hasUnsavedChanges
            ? t(
                'This version becomes the newest. The one saved now stays in this list. Your unsaved changes will be lost.',
              )
            : t('This version becomes the newest. The one saved now stays in this list.')
        }
        confirmLabel={t('Restore')}
        onConfirm={() => asked !== null && void restore(asked)}
      />
    </div>
  );
}

function VersionItem({ version, isBusy, onRestore }: { version: Version; isBusy: boolean; onRestore: () => void }) {
  const data = fromCardData(version.data);
  const blocks = (data.blocks ?? []).map((block) => blockSummary(block) || BLOCK_KIND_DISPLAY[block.kind].label);
  return (
    <li className="min-w-0">
      <CardFace preview={cardPreview(data, formatPhone)} />
      {blocks.length > 0 && (
        <p className="mt-2.5 line-clamp-3 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {t('On its page: {blocks}', { blocks: listOf(blocks) })}
        </p>
      )}
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          <Trans
            message="Version {version}<0/><1/>"
            parts={{ 0: <br />, 1: <span className="num">{timeText(version.savedAt)}</span> }}
            values={{ version: version.version }}
          />
        </p>
        <Button
          isBusy={isBusy}
          aria-label={t('Restore version {version}', { version: version.version })}
          onClick={onRestore}
        >
          {t('Restore')}
        </Button>
      </div>
    </li>
  );
}

function VersionsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the versions')} className="grid gap-6 sm:grid-cols-2">
      <Skeleton className="aspect-[1.75] rounded-xl" />
      <Skeleton className="aspect-[1.75] rounded-xl" />
    </div>
  );
}

function useRestore(dbId: string, onRestored: (card: ServerCard) => void) {
  const [mutate, { loading: isRestoring }] = useRestoreCardVersionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async (version: number) => {
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: { id: dbId, version } } });
      if (data) onRestored(fromStoredCard(data.restoreCardVersion.card));
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return { restore, isRestoring, failure };
}
