import { errorFields, useJoinGroupMutation } from '@tessera/client';
import { Button, Dialog, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Into a group by its code. The group is in the list as soon as the answer is there. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [joinGroup, { loading, error }] = useJoinGroupMutation({ refetchQueries: ['Inbox'] });
  const join = async (event: FormEvent) => {
    event.preventDefault();
    // What goes wrong is shown below.
    const { data } = await joinGroup({ variables: { input: { code: code.trim() } } }).catch(() => ({ data: null }));
    if (!data) return;
    onClose();
    navigate(paths.chat(data.joinGroup.id));
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title="Join group via code">
      <form className="grid gap-5" onSubmit={(event) => void join(event)}>
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error && (errorFields(error).code ?? error.message)}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={loading} disabled={code.trim() === ''}>
            {loading ? 'Joining…' : 'Join'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
