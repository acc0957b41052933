import { type ConnectorLineFragment, useDisconnectServiceMutation, useRotateInboundKeyMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { IconButton, Menu, MenuItem, Question, useToast } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { paths } from '../../paths.ts';
import { KeyDialog } from './connectors.tsx';

interface ConnectorActionsProps {
  name: string;
  connector: ConnectorLineFragment;
}

/** Gives a connection another key, or ends it. */
export function ConnectorActions({ name, connector }: ConnectorActionsProps) {
  const [asked, setAsked] = useState<'rotate' | 'disconnect' | null>(null);
  const { rotate, disconnect, key, forgetKey } = useActs(name, connector);
  const close = (isOpen: boolean) => !isOpen && setAsked(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('More with {name}', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {connector.inboundUrl && <MenuItem onSelect={() => setAsked('rotate')}>{t('New key')}</MenuItem>}
        <MenuItem tone="bad" onSelect={() => setAsked('disconnect')}>
          {t('Disconnect')}
        </MenuItem>
      </Menu>
      <Question
        isOpen={asked === 'rotate'}
        onOpenChange={close}
        question={t('Create a new key?')}
        detail={t('The old key stops working immediately. Your automation fails until it uses the new one.')}
        confirmLabel={t('Create new key')}
        onConfirm={() => void rotate()}
      />
      <Question
        isOpen={asked === 'disconnect'}
        onOpenChange={close}
        question={t('Disconnect {name}?', { name })}
        detail={connector.inboundUrl ? ADDRESS_GOES : TOKENS_GO}
        confirmLabel={t('Disconnect')}
        tone="danger"
        onConfirm={() => void disconnect()}
      />
      {key && <KeyDialog inboundKey={key} onClose={forgetKey} />}
    </>
  );
}

const ADDRESS_GOES = t('Its address and its log are gone. The contacts stay.');
const TOKENS_GO = t(
  'Its tokens are deleted here and revoked at the service where possible. Its log is deleted. Contacts stay in both places.',
);

function useActs(name: string, { id }: ConnectorLineFragment) {
  const [rotateKey] = useRotateInboundKeyMutation();
  const [remove] = useDisconnectServiceMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'connectors' });
    },
  });
  const [key, setKey] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  return {
    key,
    forgetKey: () => setKey(null),
    rotate: () =>
      attempt(async () => {
        const { data } = await rotateKey({ variables: { input: { id } } });
        setKey(data?.rotateInboundKey.inboundKey ?? null);
      }),
    disconnect: () =>
      attempt(async () => {
        await remove({ variables: { input: { id } } });
        await navigate(paths.integrations);
        toast(t('{name} disconnected', { name }));
      }),
  };
}
