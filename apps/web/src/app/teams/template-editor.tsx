import { errorFields, useCreateTeamTemplateMutation, useUpdateTeamTemplateMutation } from '@tessera/client';
import { type BrandKit, cardPreview, formatPhone, ORGANIZATION_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Notice, Switch, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { mayLeave } from '../../data/session/unsaved.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { LeaveGuard } from '../../parts/forms/leave-guard.tsx';
import type { ListedTemplate } from './template-draft.ts';
import { dressDraft, type TemplateDraft, toDraft, toFields, toTemplateData } from './template-draft.ts';
import { TemplateFieldRows } from './template-fields.tsx';
import type { TeamProps } from './use-team.ts';

export interface TemplateEditorProps {
  /** `brand` is null as long as nobody has made the kit. */
  team: TeamProps['team'] & { brand: BrandKit | null };
  /** Null: a new one. */
  template: ListedTemplate | null;
  onClose: () => void;
}

/** What a template says, field by field, beside how a card from it looks. */
export function TemplateEditor({ team, template, onClose }: TemplateEditorProps) {
  const [opened] = useState(() => toDraft(template));
  const [draft, setDraft] = useState(opened);
  const { save, isSaving, error } = useSave(team.id, template?.id ?? null);
  const fields = errorFields(error);
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await save(draft))) return;
    toast(template ? t('Template saved. All its cards are updated.') : t('Template created'));
    onClose();
  };
  const shown = { ...draft.data, name: t('Your name') };
  return (
    <form
      noValidate
      className="grid gap-9 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]"
      onSubmit={(event) => void submit(event)}
    >
      <LeaveGuard
        hasUnsavedChanges={() => draft !== opened}
        detail={t('Your changes to this template are not saved yet.')}
      />
      <div className="grid content-start gap-6">
        <h2>{template ? t('Edit the template') : t('A new template')}</h2>
        <TextField
          label={t('Name of the template')}
          dir="auto"
          autoComplete="off"
          maxLength={ORGANIZATION_LIMITS.templateName}
          value={draft.name}
          error={fields.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <BrandSwitch team={team} draft={draft} onChange={setDraft} />
        <TemplateFieldRows team={team} draft={draft} errors={fields} onChange={setDraft} />
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        <div className="sticky bottom-(--bar) flex flex-wrap justify-end gap-2 border-t border-line bg-ground py-3">
          <Button variant="quiet" onClick={() => void mayLeave().then((isFree) => isFree && onClose())}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {isSaving ? t('Saving…') : t('Save template')}
          </Button>
        </div>
      </div>
      <section
        aria-label={t('Preview')}
        className="rounded-lg border border-line bg-stage px-5 py-7 max-lg:order-first sm:px-10 lg:sticky lg:top-22 lg:self-start"
      >
        <CardFace preview={cardPreview(shown, formatPhone)} />
      </section>
    </form>
  );
}

function BrandSwitch({ team, draft, onChange }: SwitchProps) {
  const { name, brand } = team;
  return (
    <Switch
      label={t('Use the brand kit')}
      hint={
        brand
          ? t(
              'Logo, colours, fonts and cover come from the brand kit. They are locked on every card and change with it.',
            )
          : t('The team has no brand kit yet: press “{brandKit}” beside the templates.', { brandKit: t('Brand kit') })
      }
      checked={draft.hasBrand}
      disabled={!brand}
      onChange={(isOn) => brand && onChange(dressDraft(draft, { name, brand }, isOn))}
    />
  );
}

interface SwitchProps extends Pick<TemplateEditorProps, 'team'> {
  draft: TemplateDraft;
  onChange: (draft: TemplateDraft) => void;
}

function useSave(organizationId: string, id: string | null) {
  const [create, creating] = useCreateTeamTemplateMutation();
  const [update, updating] = useUpdateTeamTemplateMutation();
  const save = async (draft: TemplateDraft): Promise<boolean> => {
    const content = {
      name: draft.name,
      data: toTemplateData(draft.data),
      fields: toFields(draft.rules),
      hasBrand: draft.hasBrand,
    };
    const work = id
      ? update({ variables: { input: { id, ...content } } })
      : create({ variables: { input: { organizationId, ...content } } });
    // What goes wrong is in `error`.
    const { data } = await work.catch(() => ({ data: null }));
    return Boolean(data);
  };
  return { save, isSaving: creating.loading || updating.loading, error: creating.error ?? updating.error };
}
