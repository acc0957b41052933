import type * as Types from '../types.ts';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]}}]} as unknown as DocumentNode<Types.PushKeyQuery, Types.PushKeyQueryVariables>;
export const PushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]}}]} as unknown as DocumentNode<Types.PushDeviceQuery, Types.PushDeviceQueryVariables>;
export const RegisterPushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterPushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterPushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<Types.RegisterPushSubscriptionMutation, Types.RegisterPushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<Types.RemovePushSubscriptionMutation, Types.RemovePushSubscriptionMutationVariables>;
export function usePushKeyQuery(options?: (useQuery.Options<Types.PushKeyQuery, Types.PushKeyQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PushKeyDocument, options ?? {});
}

export function usePushDeviceQuery(options: (useQuery.Options<Types.PushDeviceQuery, Types.PushDeviceQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PushDeviceDocument, options);
}

export function useRegisterPushSubscriptionMutation(options?: Omit<useMutation.Options<Types.RegisterPushSubscriptionMutation, Types.RegisterPushSubscriptionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.RegisterPushSubscriptionMutation, Types.RegisterPushSubscriptionMutationVariables> {
  return useMutation(RegisterPushSubscriptionDocument, options);
}

export function useRemovePushSubscriptionMutation(options?: Omit<useMutation.Options<Types.RemovePushSubscriptionMutation, Types.RemovePushSubscriptionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.RemovePushSubscriptionMutation, Types.RemovePushSubscriptionMutationVariables> {
  return useMutation(RemovePushSubscriptionDocument, options);
}
