import { type UpdatePreferencesMutationVariables, useUpdatePreferencesMutation } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { updateSessionUser } from '../../session/session.ts';

/** Saves region or time zone; from then on this browser writes by them. Says when it could not be saved. */
export function useSavePreferences() {
  const [update, { loading: isSaving }] = useUpdatePreferencesMutation();
  const toast = useToast();
  const save = async (input: UpdatePreferencesMutationVariables['input']) => {
    try {
      const { data } = await update({ variables: { input } });
      if (!data) return;
      const { locale, timeZone, followsDeviceTimeZone } = data.updateViewer;
      updateSessionUser({ locale, ownTimeZone: followsDeviceTimeZone ? null : timeZone });
      toast('Saved');
    } catch {
      toast(MESSAGES.saveFailed, { tone: 'bad' });
    }
  };
  return { save, isSaving };
}
