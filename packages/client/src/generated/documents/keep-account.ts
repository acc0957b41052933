import type * as Types from '../types.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const KeepAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<Types.KeepAccountMutation, Types.KeepAccountMutationVariables>;
export function useKeepAccountMutation(options?: Omit<useMutation.Options<Types.KeepAccountMutation, Types.KeepAccountMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.KeepAccountMutation, Types.KeepAccountMutationVariables> {
  return useMutation(KeepAccountDocument, options);
}
