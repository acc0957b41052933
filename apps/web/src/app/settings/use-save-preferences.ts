import { type UpdatePreferencesMutationVariables, useUpdatePreferencesMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { updateSessionUser } from '../../data/session/session.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { useDone } from '../../parts/screen/done-button.tsx';

/** The save before. Were two under way at once, the answer that comes last could bring back what the other has changed. */
let earlier: Promise<unknown> = Promise.resolve();

/** Saves region or time zone; from then on this browser writes by them. `done` is for the label for two seconds. Says when it could not be saved. */
export function useSavePreferences() {
  const [update, { loading: isSaving }] = useUpdatePreferencesMutation();
  const { isDone, markDone } = useDone(2000);
  const attempt = useAttempt();
  const save = (input: UpdatePreferencesMutationVariables['input']) =>
    attempt(async () => {
      const saved = earlier.then(() => update({ variables: { input } }));
      earlier = saved.catch(() => undefined);
      const { data } = await saved;
      if (!data) return;
      const { locale, timeZone, followsDeviceTimeZone } = data.updateViewer.viewer;
      updateSessionUser({ locale, ownTimeZone: followsDeviceTimeZone ? null : timeZone });
      markDone();
    });
  return { save, isSaving, done: isDone && t('Saved') };
}
