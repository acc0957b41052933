import type * as Types from '../types.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SaveReceivedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReceivedCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReceivedCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReceivedCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Types.SaveReceivedCardMutation, Types.SaveReceivedCardMutationVariables>;
export function useSaveReceivedCardMutation(options?: Omit<useMutation.Options<Types.SaveReceivedCardMutation, Types.SaveReceivedCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.SaveReceivedCardMutation, Types.SaveReceivedCardMutationVariables> {
  return useMutation(SaveReceivedCardDocument, options);
}
