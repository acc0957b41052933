import { useApolloClient } from '@apollo/client/react';
import {
  PushDeviceDocument,
  PushKeyDocument,
  useRegisterPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} from '@tessera/client';
import { useEffect, useState } from 'react';
import { useAttempt } from '../feedback/use-attempt.ts';
import { findSubscription, type PushState, readBrowserState, subscribe, toInput } from './push-device.ts';

/** Whether this device shows notifications, and how to change that; null until it is known. */
export function usePushDevice() {
  const [state, setState] = useState<PushState | null>(readBrowserState);
  const [isBusy, setIsBusy] = useState(false);
  const isKnown = state !== null;
  const client = useApolloClient();
  const attempt = useAttempt();
  const [register] = useRegisterPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();

  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    const ask = async () => {
      const endpoint = (await findSubscription())?.endpoint;
      if (!endpoint) return false;
      const query = { query: PushDeviceDocument, variables: { endpoint }, fetchPolicy: 'network-only' } as const;
      return (await client.query(query)).data?.viewer?.hasPushSubscription ?? false;
    };
    void ask()
      .catch(() => false)
      .then((isOn) => {
        if (!isOver) setState(isOn ? 'on' : 'off');
      });
    return () => {
      isOver = true;
    };
  }, [isKnown, client]);

  const turnOn = async () => {
    const { data } = await client.query({ query: PushKeyDocument });
    const subscription = data?.viewer ? await subscribe(data.viewer.pushKey) : null;
    if (!subscription) return setState(readBrowserState() ?? 'off');
    await register({ variables: { input: toInput(subscription) } });
    setState('on');
  };
  const turnOff = async () => {
    const subscription = await findSubscription();
    if (subscription) await remove({ variables: { input: { endpoint: subscription.endpoint } } });
    await subscription?.unsubscribe();
    setState('off');
  };
  const change = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await attempt(work);
    setIsBusy(false);
  };
  return { state, isBusy, turnOn: () => void change(turnOn), turnOff: () => void change(turnOff) };
}
