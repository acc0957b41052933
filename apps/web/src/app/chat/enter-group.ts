import { useApolloClient } from '@apollo/client/react';
import {
  type EnteredGroupFragment,
  errorFields,
  type JoinWaysFragment,
  useAcceptInvitationMutation,
  useCreateGroupMutation,
  useJoinGroupMutation,
} from '@tessera/client';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { applyInboxChange } from '../../parts/inbox/inbox-cache.ts';
import { paths } from '../../paths.ts';
import { noteEnteredGroup } from './left-groups.tsx';

/** Shows the group that the viewer has just come into: in the list at once, and opened. */
function useOpenEntered() {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  return ({ id, conversation }: EnteredGroupFragment, options?: { replace: boolean }) => {
    noteEnteredGroup(id);
    applyInboxChange(cache, { conversationId: id, conversation });
    void navigate(paths.chat(id), options);
  };
}

/** Into a group by its code. `failure` is for people; `join` gives whether it went well. */
export function useJoinGroup(options?: { replace: boolean }) {
  const open = useOpenEntered();
  const [joinGroup, { loading: isJoining, error }] = useJoinGroupMutation();
  const join = async (code: string): Promise<boolean> => {
    // What goes wrong is in `failure`.
    const { data } = await joinGroup({ variables: { input: { code } } }).catch(() => ({ data: null }));
    if (data) open(data.joinGroup.group, options);
    return Boolean(data);
  };
  return { join, isJoining, failure: error && (errorFields(error).code ?? errorText(error)) };
}

/** A new group of the viewer's own; `create` gives how others come into it. `fields` are wrong ones by name, `failure` is anything else. */
export function useCreateGroup() {
  const open = useOpenEntered();
  const [createGroup, { loading: isCreating, error }] = useCreateGroupMutation();
  const create = async (input: { name: string; description: string }): Promise<JoinWaysFragment | null> => {
    const { data } = await createGroup({ variables: { input } }).catch(() => ({ data: null }));
    if (data) open(data.createGroup.group);
    return data?.createGroup.group ?? null;
  };
  const fields = errorFields(error);
  const failure = error && Object.keys(fields).length === 0 ? errorText(error) : undefined;
  return { create, isCreating, fields, failure };
}

/** Into a group that the viewer's number was asked into; `accept` throws what the API says. */
export function useAcceptInvitation() {
  const open = useOpenEntered();
  const [acceptInvitation] = useAcceptInvitationMutation();
  return async (id: string): Promise<void> => {
    const { data } = await acceptInvitation({ variables: { input: { id } } });
    if (data) open(data.acceptGroupInvitation.group);
  };
}
