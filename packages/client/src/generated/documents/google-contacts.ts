import type * as Types from '../types.ts';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const GoogleClientIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleClientId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleClientId"}}]}}]} as unknown as DocumentNode<Types.GoogleClientIdQuery, Types.GoogleClientIdQueryVariables>;
export const SyncContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchedContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Types.SyncContactsMutation, Types.SyncContactsMutationVariables>;
export function useGoogleClientIdQuery(options?: (useQuery.Options<Types.GoogleClientIdQuery, Types.GoogleClientIdQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(GoogleClientIdDocument, options ?? {});
}

export function useSyncContactsMutation(options?: Omit<useMutation.Options<Types.SyncContactsMutation, Types.SyncContactsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.SyncContactsMutation, Types.SyncContactsMutationVariables> {
  return useMutation(SyncContactsDocument, options);
}
