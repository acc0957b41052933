import type * as Types from '../types.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ChangeFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeFirstSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Types.ChangeFirstStepsMutation, Types.ChangeFirstStepsMutationVariables>;
export function useChangeFirstStepsMutation(options?: Omit<useMutation.Options<Types.ChangeFirstStepsMutation, Types.ChangeFirstStepsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<Types.ChangeFirstStepsMutation, Types.ChangeFirstStepsMutationVariables> {
  return useMutation(ChangeFirstStepsDocument, options);
}
