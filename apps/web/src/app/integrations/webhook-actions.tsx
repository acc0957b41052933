import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookLineFragment,
} from '@tessera/client';
import { Button, Dialog, IconButton, Menu, MenuItem, Question, useToast } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShownOnce } from '../../forms/shown-once.tsx';
import { paths } from '../../paths.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookActionsProps {
  webhook: WebhookLineFragment;
  onChanged: () => void;
}

/** Tries a webhook, changes it, gives it another secret, or deletes it. */
export function WebhookActions({ webhook, onChanged }: WebhookActionsProps) {
  const [asked, setAsked] = useState<'edit' | 'replay' | 'rotate' | 'delete' | null>(null);
  const { test, rotate, remove, isTesting, secret, forgetSecret } = useActs(webhook, onChanged);
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="primary" isBusy={isTesting} onClick={() => void test()}>
        {isTesting ? 'Sending…' : 'Send an example'}
      </Button>
      <Menu
        trigger={
          <IconButton label="More with this webhook">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsked('edit')}>Edit</MenuItem>
        {!webhook.disabledAt && <MenuItem onSelect={() => setAsked('replay')}>Send events again</MenuItem>}
        <MenuItem onSelect={() => setAsked('rotate')}>New secret</MenuItem>
        <MenuItem tone="bad" onSelect={() => setAsked('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSaved={onChanged} />}
      {asked === 'replay' && <ReplayDialog webhookId={webhook.id} onClose={close} />}
      <Question
        isOpen={asked === 'rotate'}
        onOpenChange={(isOpen) => !isOpen && close()}
        question="Make a new secret?"
        detail="For 24 hours both secrets sign, so that your server can change over without missing anything."
        confirmLabel="Make new secret"
        onConfirm={() => void rotate()}
      />
      <Question
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        question="Delete this webhook?"
        detail="It gets no more events, and the log of its deliveries is deleted."
        confirmLabel="Delete webhook"
        tone="danger"
        onConfirm={() => void remove()}
      />
      {secret && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && forgetSecret()}
          title="Secret of the webhook"
          description="Your server verifies signatures with it. It is shown this once."
        >
          <ShownOnce label="Secret" value={secret} onDone={forgetSecret} />
        </Dialog>
      )}
    </>
  );
}

function useActs({ id, events }: WebhookLineFragment, onChanged: () => void) {
  const [send, { loading: isTesting }] = useTestWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'webhooks' });
    },
  });
  const [secret, setSecret] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    isTesting,
    secret,
    forgetSecret: () => setSecret(null),
    test: () =>
      attempt(async () => {
        const { data } = await send({ variables: { input: { id, event: events[0] ?? 'CARD_CREATED' } } });
        if (data?.testWebhook.status === 'DELIVERED') toast('The example arrived');
        else toast(data?.testWebhook.attempts[0]?.error ?? 'It did not arrive.', { tone: 'bad', durationMs: 4000 });
        onChanged();
      }),
    rotate: () =>
      attempt(async () => {
        const { data } = await rotate({ variables: { input: { id } } });
        setSecret(data?.rotateWebhookSecret.signingKey ?? null);
        onChanged();
      }),
    remove: () =>
      attempt(async () => {
        await remove({ variables: { input: { id } } });
        await navigate(paths.integrations);
        toast('Webhook deleted');
      }),
  };
}
