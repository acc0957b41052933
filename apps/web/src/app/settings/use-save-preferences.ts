import { type UpdatePreferencesMutationVariables, useUpdatePreferencesMutation } from '@tessera/client';
import { useToast } from '@tessera/ui';
import { updateSessionUser } from '../../session/session.ts';
import { useAttempt } from '../../shell/use-attempt.ts';

/** Saves region or time zone; from then on this browser writes by them. Says when it could not be saved. */
export function useSavePreferences() {
  const [update, { loading: isSaving }] = useUpdatePreferencesMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const save = (input: UpdatePreferencesMutationVariables['input']) =>
    attempt(async () => {
      const { data } = await update({ variables: { input } });
      if (!data) return;
      const { locale, timeZone, followsDeviceTimeZone } = data.updateViewer;
      updateSessionUser({ locale, ownTimeZone: followsDeviceTimeZone ? null : timeZone });
      toast('Saved');
    });
  return { save, isSaving };
}
