import {
  type LookTileFragment,
  type TemplatesQuery,
  useDeleteTemplateMutation,
  usePublishTemplateMutation,
  useWithdrawTemplateMutation,
} from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { AskingButton, Button, useToast } from '@tessera/ui';
import { Trash2, Undo2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../data/errors/error-text.ts';

interface ActProps {
  look: LookTileFragment;
  onDone: () => void;
}

const RELOAD = { refetchQueries: ['Templates'], awaitRefetchQueries: true };

/** Gives the viewer's team a copy of an own look. */
export function PublishLook({
  look: { id },
  team,
  onDone,
}: ActProps & { team: NonNullable<TemplatesQuery['organization']> }) {
  const [publish, { loading }] = usePublishTemplateMutation(RELOAD);
  const run = useRun(onDone);
  return (
    <Button
      isBusy={loading}
      onClick={() =>
        run(() => publish({ variables: { input: { id } } }), t('Published to {name}', { name: team.name }))
      }
    >
      <Users aria-hidden="true" />
      {t('Publish to the team')}
    </Button>
  );
}

/** Takes a look out of the team's part. */
export function WithdrawLook({ look: { id, name }, onDone }: ActProps) {
  const [withdraw, { loading }] = useWithdrawTemplateMutation(RELOAD);
  const run = useRun(onDone);
  return (
    <Asked
      isBusy={loading}
      label={t('Withdraw')}
      icon={<Undo2 aria-hidden="true" />}
      question={t('Withdraw {name} from the team?', { name })}
      onConfirm={() => run(() => withdraw({ variables: { input: { id } } }), t('Template withdrawn'))}
    />
  );
}

/** Deletes an own look. */
export function DeleteLook({ look: { id, name }, onDone }: ActProps) {
  const [remove, { loading }] = useDeleteTemplateMutation(RELOAD);
  const run = useRun(onDone);
  return (
    <Asked
      isBusy={loading}
      label={t('Delete')}
      icon={<Trash2 aria-hidden="true" />}
      question={t('Delete the template {name}?', { name })}
      onConfirm={() => run(() => remove({ variables: { input: { id } } }), t('Template deleted'))}
    />
  );
}

interface AskedProps {
  isBusy: boolean;
  label: string;
  icon: ReactNode;
  question: string;
  onConfirm: () => void;
}

function Asked({ isBusy, label, icon, question, onConfirm }: AskedProps) {
  return (
    <AskingButton
      variant="quiet"
      className="ms-auto"
      isBusy={isBusy}
      question={question}
      detail={t('Cards that were made with it stay as they are.')}
      confirmLabel={t('{label} template', { label })}
      tone="danger"
      onConfirm={onConfirm}
    >
      {icon}
      {label}
    </AskingButton>
  );
}

/** Does it, says in a toast what became of it, and closes what it was done in. */
function useRun(onDone: () => void) {
  const toast = useToast();
  return (work: () => Promise<unknown>, done: string) => {
    const run = async () => {
      try {
        await work();
        onDone();
        toast(done);
      } catch (error) {
        toast(errorText(error, say(MESSAGES.saveFailed)), { tone: 'bad' });
      }
    };
    void run();
  };
}
