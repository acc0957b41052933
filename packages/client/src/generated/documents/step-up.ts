import type * as Types from '../types.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables>;
export const RequestPasskeyChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<Types.RequestPasskeyChallengeMutation, Types.RequestPasskeyChallengeMutationVariables>;
export function useConfirmIdentityMutation(options?: Omit<useMutation.Options<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables> {
  return useMutation(ConfirmIdentityDocument, options);
}

export function useRequestPasskeyChallengeMutation(options?: Omit<useMutation.Options<Types.RequestPasskeyChallengeMutation, Types.RequestPasskeyChallengeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.RequestPasskeyChallengeMutation, Types.RequestPasskeyChallengeMutationVariables> {
  return useMutation(RequestPasskeyChallengeDocument, options);
}
