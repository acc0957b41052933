/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EndSessionInput = {
  id: string;
};

/** What is left out stays as it is. */
export type UpdateViewerInput = {
  /** At most 2000 characters. */
  about?: string | null | undefined;
  allowContactDownloads?: boolean | null | undefined;
  fullName?: string | null | undefined;
  /** 3–30 of a-z 0-9 -; empty gives it up for good. */
  handle?: string | null | undefined;
  /** A number without country code is read as Indian; empty removes it. */
  phone?: string | null | undefined;
  showEmail?: boolean | null | undefined;
  showSocials?: boolean | null | undefined;
  /** IANA name. */
  timeZone?: string | null | undefined;
};

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, email: string, phone: string, about: string, avatarUrl: string | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateProfileMutation = { updateViewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { viewer: { __typename: 'Viewer', id: string, handle: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, sessions: Array<{ __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> } | null };

export type HandleFormFragment = { __typename: 'Viewer', id: string, handle: string | null };

export type PrivacySettingsFragment = { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean };

export type SessionRowFragment = { __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean };

export type ClaimHandleMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ClaimHandleMutation = { updateViewer: { __typename: 'Viewer', id: string, handle: string | null } };

export type UpdatePrivacyMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePrivacyMutation = { updateViewer: { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export const HandleFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]} as unknown as DocumentNode<HandleFormFragment, unknown>;
export const PrivacySettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}}]}}]} as unknown as DocumentNode<PrivacySettingsFragment, unknown>;
export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const ClaimHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]} as unknown as DocumentNode<ClaimHandleMutation, ClaimHandleMutationVariables>;
export const UpdatePrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}}]}}]} as unknown as DocumentNode<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export function useProfileQuery(options?: (useQuery.Options<ProfileQuery, ProfileQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ProfileDocument, options ?? {});
}

export function useUpdateProfileMutation(options?: Omit<useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateProfileMutation, UpdateProfileMutationVariables> {
  return useMutation(UpdateProfileDocument, options);
}

export function useSettingsQuery(options?: (useQuery.Options<SettingsQuery, SettingsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(SettingsDocument, options ?? {});
}

export function useClaimHandleMutation(options?: Omit<useMutation.Options<ClaimHandleMutation, ClaimHandleMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ClaimHandleMutation, ClaimHandleMutationVariables> {
  return useMutation(ClaimHandleDocument, options);
}

export function useUpdatePrivacyMutation(options?: Omit<useMutation.Options<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdatePrivacyMutation, UpdatePrivacyMutationVariables> {
  return useMutation(UpdatePrivacyDocument, options);
}

export function useEndSessionMutation(options?: Omit<useMutation.Options<EndSessionMutation, EndSessionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndSessionMutation, EndSessionMutationVariables> {
  return useMutation(EndSessionDocument, options);
}

export function useEndOtherSessionsMutation(options?: Omit<useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> {
  return useMutation(EndOtherSessionsDocument, options);
}
