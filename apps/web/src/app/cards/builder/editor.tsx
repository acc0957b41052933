import { CARD_TYPES, type CardType, displayTitle, planName } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Notice, TabPanel, Tabs } from '@tessera/ui';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { useStoreSnapshot } from '../../../data/card-store/cards-context.tsx';
import { type Problem, problemFor } from '../../../data/card-store/outbox.ts';
import { upgradeLink } from '../../../parts/billing/upgrade/upgrade-link.ts';
import { LeaveGuard } from '../../../parts/forms/leave-guard.tsx';
import { ScreenHead } from '../../../parts/screen/screen-head.tsx';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { ListingsSection } from '../listings/listings-section.tsx';
import { StoreNotices } from '../store-notices.tsx';
import type { BuilderValues } from './builder-values.ts';
import { EditorActions, HistoryButtons, SaveButton } from './editor-actions.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import type { Opening } from './opening.ts';
import { PreviewPane } from './preview-pane.tsx';
import { Properties } from './properties.tsx';
import { type RevealField, RevealFieldContext } from './reveal-field.ts';
import { savedNote } from './saved-note.ts';
import { TeamTemplateContext, useTeamRule } from './team-rules.ts';
import { useEditor } from './use-editor.ts';

export interface EditorProps {
  opening: Opening;
  /** The card was saved on this device and this screen stays. */
  onSavedHere: (cardId: string) => void;
}

type Editor = ReturnType<typeof useEditor>;

/** One card: live preview beside its properties. */
export function CardEditor({ opening, onSavedHere }: EditorProps) {
  const editor = useEditor(opening, onSavedHere);
  const { form, card, template, isDirty, save } = editor;
  const reveal = useRef<RevealField>(null);
  return (
    <TeamTemplateContext value={template}>
      <FormProvider {...form}>
        <form onSubmit={save} noValidate className="max-md:[&_input]:scroll-my-40">
          {/* The form is long; its state and its actions stay in sight. */}
          <div className="z-20 bg-ground lg:sticky lg:top-15 lg:-mt-8.5 lg:pt-8.5 lg:pb-px">
            <ScreenHead
              title={t('Card Builder')}
              note={<StateNote editor={editor} />}
              actions={<EditorActions editor={editor} />}
            />
          </div>
          <StoreNotices />
          <RefusedNotice editor={editor} />
          <TemplateNotice />
          <RestoredNotice isRestored={opening.isRestored} editor={editor} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pb-14 lg:grid-cols-[repeat(auto-fit,minmax(21rem,1fr))] lg:pb-0">
            <RevealFieldContext value={reveal}>
              <PreviewPane />
              <TypeTabs dbId={card?.dbId} version={card?.version} />
            </RevealFieldContext>
          </div>
          <PhoneBar>
            <HistoryButtons history={editor.history} className="me-auto" />
            <SaveButton />
          </PhoneBar>
        </form>
        <LeaveGuard
          hasUnsavedChanges={isDirty.now}
          detail={t('Your changes to this card are not saved yet.')}
          onLeave={editor.forget}
        />
        {card && <ConflictQuestion editor={editor} />}
      </FormProvider>
    </TeamTemplateContext>
  );
}

function StateNote({ editor: { card, isDirty } }: { editor: Editor }) {
  // Read once per render: the note is no clock.
  if (isDirty.shown) return t('Unsaved changes');
  return card ? savedNote(card.updatedAt, Date.now()) : t('Not saved yet');
}

/** On a phone the head has scrolled away while one types; its actions stay one tap away. */
function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex justify-end gap-2.5 border-t border-line bg-ground px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {children}
    </div>
  );
}

const TYPE_TABS = CARD_TYPES.map((type) => ({ value: type, label: displayTitle({ type }) }));

function TypeTabs({ dbId, version }: { dbId: string | undefined; version: number | undefined }) {
  const { field } = useController<BuilderValues, 'data.type'>({ name: 'data.type' });
  const { isLocked } = useTeamRule('data.type');
  return (
    <Tabs
      label={t('Card type')}
      tabs={isLocked ? TYPE_TABS.filter(({ value }) => value === field.value) : TYPE_TABS}
      value={field.value}
      onValueChange={(value) => field.onChange(value satisfies string as CardType)}
    >
      {/* One panel for all types: what was entered, and the focus in it, stay. */}
      <TabPanel value={field.value} className="pt-4">
        <h2 className="mb-4.5">{t('Properties')}</h2>
        <Properties />
        {/* Made anew with each save, which may change the card’s category and who sees it. */}
        <ListingsSection key={`${dbId} ${version}`} dbId={dbId} />
        <ExchangeSection dbId={dbId} />
      </TabPanel>
    </Tabs>
  );
}

function RestoredNotice({ isRestored, editor }: { isRestored: boolean; editor: Editor }) {
  if (!isRestored || !editor.isDirty.shown) return null;
  return (
    <Notice
      className="mb-6"
      action={
        <Button variant="quiet" onClick={editor.discard}>
          {t('Discard them')}
        </Button>
      }
    >
      {t('Your unsaved changes from before are back.')}
    </Notice>
  );
}

/** Why some fields can't be edited. */
function TemplateNotice() {
  const template = useContext(TeamTemplateContext);
  return (
    template && (
      <Notice className="mb-6">{t('This card follows your team’s template “{name}”.', { name: template.name })}</Notice>
    )
  );
}

/** Why the server did not take the last save; gone with the next one that it takes. */
function RefusedNotice({ editor }: { editor: Editor }) {
  const problem = useProblem(editor);
  const { pathname, search } = useLocation();
  if (problem?.kind !== 'refused') return null;
  return (
    <Notice
      tone="bad"
      className="mb-6"
      action={
        problem.plan && (
          <Link {...upgradeLink(problem.plan, pathname + search)} className={buttonClass('outline')}>
            {t('Upgrade to {planName}', { planName: planName(problem.plan) })}
          </Link>
        )
      }
    >
      {problem.plan ? t('This card is on this device only. {message}', { message: problem.message }) : problem.message}
    </Notice>
  );
}

/** The card was changed elsewhere since the last look at it. */
function ConflictQuestion({ editor }: { editor: Editor }) {
  const problem = useProblem(editor);
  const [closedVersion, setClosedVersion] = useState<number>();
  if (problem?.kind !== 'conflict' || !editor.card) return null;
  return (
    <ConflictDialog
      isOpen={closedVersion !== problem.current.version}
      onClose={() => setClosedVersion(problem.current.version)}
      mine={editor.card}
      theirs={problem.current}
      onKeepMine={() => void editor.keepMine()}
      onTakeTheirs={() => editor.takeTheirs(problem.current)}
    />
  );
}

function useProblem({ card }: Editor): Problem | undefined {
  const { outbox } = useStoreSnapshot();
  return card ? problemFor(card, outbox) : undefined;
}
