import { useKeepAccountMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, useToast } from '@tessera/ui';
import { formatDate } from '../../locale/format.ts';
import { useAttempt } from '../feedback/use-attempt.ts';

/** 'Your account will be deleted on Friday 27 November 2026.', for an ISO time. */
export function deletionText(dueAt: string): string {
  return t('Your account will be deleted on {dueAt}.', { dueAt: formatDate(dueAt, 'fullDay') });
}

/** Calls the deletion of the account off; everything that shows its state is told. */
export function KeepAccountButton() {
  const [keep, { loading }] = useKeepAccountMutation({ refetchQueries: ['AccountState'], awaitRefetchQueries: true });
  const toast = useToast();
  const attempt = useAttempt();
  const press = () =>
    attempt(async () => {
      const { data } = await keep();
      if (data) toast(data.cancelAccountDeletion.message);
    });
  return (
    <Button isBusy={loading} onClick={() => void press()}>
      {t('Keep my account')}
    </Button>
  );
}
