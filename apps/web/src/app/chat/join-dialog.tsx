import { t } from '@tessera/texts';
import { Button, Dialog, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useJoinGroup } from './enter-group.ts';

/** Into a group by its code. The group is in the list as soon as the answer is there. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const { join, isJoining, failure } = useJoinGroup();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await join(code.trim())) onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('Join group via code')}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('Code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          {...(failure && !isJoining && { error: failure })}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isJoining} disabled={code.trim() === ''}>
            {isJoining ? t('Joining…') : t('Join')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
