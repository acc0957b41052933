import {
  dropViewerList,
  useDeleteWebhookMutation,
  useEndOldWebhookKeyMutation,
  useRotateWebhookSecretMutation,
  type WebhookLineFragment,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, IconButton, Menu, MenuItem, Question, useToast } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { paths } from '../../paths.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { TestEventDialog } from './test-event-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { hasOldKey } from './webhook-events.ts';

interface WebhookActionsProps {
  webhook: WebhookLineFragment;
  onChanged: () => void;
}

/** Tries a webhook, changes it, gives it another secret, or deletes it. */
export function WebhookActions({ webhook, onChanged }: WebhookActionsProps) {
  const [asked, setAsked] = useState<'test' | 'edit' | 'replay' | 'rotate' | 'endOld' | 'delete' | null>(null);
  const { rotate, endOldKey, remove, secret, forgetSecret } = useActs(webhook, onChanged);
  const close = () => setAsked(null);
  const isOldSigning = hasOldKey(webhook);
  return (
    <>
      <Button variant="primary" onClick={() => setAsked('test')}>
        {t('Send a test event')}
      </Button>
      <Menu
        trigger={
          <IconButton label={t('More with this webhook')}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsked('edit')}>{t('Edit')}</MenuItem>
        {!webhook.disabledAt && <MenuItem onSelect={() => setAsked('replay')}>{t('Send events again')}</MenuItem>}
        <MenuItem onSelect={() => setAsked('rotate')}>{t('New secret')}</MenuItem>
        {isOldSigning && <MenuItem onSelect={() => setAsked('endOld')}>{t('Stop old secret')}</MenuItem>}
        <MenuItem tone="bad" onSelect={() => setAsked('delete')}>
          {t('Delete')}
        </MenuItem>
      </Menu>
      {asked === 'test' && <TestEventDialog webhook={webhook} onClose={close} onSent={onChanged} />}
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSaved={onChanged} />}
      {asked === 'replay' && <ReplayDialog webhookId={webhook.id} onClose={close} />}
      <Question
        isOpen={asked === 'rotate'}
        onOpenChange={(isOpen) => !isOpen && close()}
        question={t('Create a new secret?')}
        detail={t('Both secrets sign for 24 hours, so your server can switch without missing anything.')}
        confirmLabel={t('Create new secret')}
        onConfirm={() => void rotate()}
      />
      <Question
        isOpen={asked === 'endOld'}
        onOpenChange={(isOpen) => !isOpen && close()}
        question={t('Stop the old secret now?')}
        detail={t(
          'Only the new secret signs from now on. A server that still uses the old one will refuse your events.',
        )}
        confirmLabel={t('Stop old secret')}
        onConfirm={() => void endOldKey()}
      />
      <Question
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        question={t('Delete this webhook?')}
        detail={t('The webhook gets no more events, and the log of its deliveries is deleted.')}
        confirmLabel={t('Delete webhook')}
        tone="danger"
        onConfirm={() => void remove()}
      />
      {secret && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && forgetSecret()}
          title={t('Secret of the webhook')}
          description={t('Your server verifies signatures with it. It is shown this once.')}
        >
          <ShownOnce label={t('Secret')} value={secret} onDone={forgetSecret} />
        </Dialog>
      )}
    </>
  );
}

function useActs({ id }: WebhookLineFragment, onChanged: () => void) {
  const [rotate] = useRotateWebhookSecretMutation();
  const [endOld] = useEndOldWebhookKeyMutation();
  const [remove] = useDeleteWebhookMutation({
    update: (cache) => dropViewerList(cache, 'webhooks'),
  });
  const [secret, setSecret] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    secret,
    forgetSecret: () => setSecret(null),
    rotate: () =>
      attempt(async () => {
        const { data } = await rotate({ variables: { input: { id } } });
        setSecret(data?.rotateWebhookSecret.signingKey ?? null);
        onChanged();
      }),
    endOldKey: () =>
      attempt(async () => {
        await endOld({ variables: { input: { id } } });
        toast(t('Only the new secret signs now'));
      }),
    remove: () =>
      attempt(async () => {
        await remove({ variables: { input: { id } } });
        await navigate(paths.integrations);
        toast(t('Webhook deleted'));
      }),
  };
}
