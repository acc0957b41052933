import { type TemplateEffectQuery, usePutCardUnderTemplateMutation, useTemplateEffectQuery } from '@tessera/client';
import { isTemplateField, templateFieldLabel } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Skeleton } from '@tessera/ui';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { useTeamAct } from './use-team-act.ts';

export interface FollowPreviewProps {
  /** Template and card. */
  input: { id: string; cardId: string };
  isOwn: boolean;
  onDone: () => void;
}

/** What becomes of a card under a template, told before it happens. */
export function FollowPreview({ input, isOwn, onDone }: FollowPreviewProps) {
  const { data, error, refetch } = useTemplateEffectQuery({ variables: { input }, fetchPolicy: 'network-only' });
  const [put] = usePutCardUnderTemplateMutation();
  const { act, isBusy } = useTeamAct();
  const effect = data?.organizationTemplateEffect;
  const run = async () => {
    if (await act(() => put({ variables: { input } }), t('The card follows the template'))) onDone();
  };
  if (error) {
    return <ErrorNotice title={t('Couldn’t compare')} error={error} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!effect) return <Skeleton className="h-32" />;
  return (
    <section aria-label={t('Changes to the card')} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <Effect effect={effect} isOwn={isOwn} />
      <p className="text-sm text-ink-2">
        {isOwn
          ? t(
              'The card stays yours: you can remove the template again, and the card goes with you when you leave the team.',
            )
          : t('The card stays the team’s.')}
      </p>
      <div className="flex justify-end">
        <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
          {t('Apply the template')}
        </Button>
      </div>
    </section>
  );
}

type Told = TemplateEffectQuery['organizationTemplateEffect'];

function Effect({ effect: { changes, locked, missing }, isOwn }: { effect: Told; isOwn: boolean }) {
  const changed = new Set(changes.map(({ field }) => field));
  const kept = locked.filter((field) => !changed.has(field));
  return (
    <>
      {changes.length === 0 && <p>{t('Nothing on the card changes.')}</p>}
      {changes.length > 0 && (
        <div>
          <h3 className="font-sans text-md font-medium">{t('These change, and are locked')}</h3>
          <dl className="mt-2 grid gap-2">
            {changes.map(({ field, from, to }) => (
              <div key={field} className="text-md [overflow-wrap:anywhere]">
                <dt className="text-sm text-ink-2">{fieldLabel(field)}</dt>
                <dd dir="auto">
                  {isOwn && <del className="text-ink-3">{from || t('nothing')}</del>}
                  {isOwn && <span aria-hidden="true"> → </span>}
                  <ins className="no-underline">{to || t('nothing')}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {kept.length > 0 && <Line term={t('Locked as they are')} fields={kept} />}
      {missing.length > 0 && <Line term={t('Asked for at the next save')} fields={missing} />}
    </>
  );
}

function Line({ term, fields }: { term: string; fields: readonly string[] }) {
  return (
    <p className="text-md">
      <span className="font-medium">{term}: </span>
      {fields.map(fieldLabel).join(t(', '))}
    </p>
  );
}

function fieldLabel(field: string): string {
  return isTemplateField(field) ? say(templateFieldLabel(field)) : field;
}
