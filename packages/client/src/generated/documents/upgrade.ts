import type * as Types from '../types.ts';
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const PriceCurrencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceCurrency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}}]}}]} as unknown as DocumentNode<Types.PriceCurrencyQuery, Types.PriceCurrencyQueryVariables>;
export function usePriceCurrencyQuery(options?: (useQuery.Options<Types.PriceCurrencyQuery, Types.PriceCurrencyQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PriceCurrencyDocument, options ?? {});
}
