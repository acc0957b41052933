import { useReportUserMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, TextAreaField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';

/** Tells the people behind the product about somebody. */
export function ReportDialog({ person, onClose }: { person: { id: string; name: string }; onClose: () => void }) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [reportUser, { loading, error }] = useReportUserMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await reportUser({ variables: { input: { userId: person.id, reason } } }).catch(() => ({
      data: null,
    }));
    if (!data) return;
    toast(data.reportUser.message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('Report {name}', { name: person.name })}
      description={t('We read every report. The person is not told who sent it.')}
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        <TextAreaField
          label={t('What happened?')}
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={loading} disabled={reason.trim() === ''}>
            {t('Report')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
