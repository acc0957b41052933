import { ApolloLink } from '@apollo/client';
import { PROOF_KINDS, type ProofKind } from '@tessera/domain';
import { from, of, switchMap } from 'rxjs';

/** Asks the person to show who they are, by one of these ways. False when they would rather not. */
export type ConfirmIdentity = (proofs: readonly ProofKind[]) => Promise<boolean>;

/** Sends what was refused with STEP_UP_REQUIRED once more, after the person has shown who they are. */
export function stepUpLink(confirmIdentity: ConfirmIdentity): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      switchMap((result) => {
        const refusal = result.errors?.find(({ extensions }) => extensions?.code === 'STEP_UP_REQUIRED');
        if (!refusal) return of(result);
        return from(confirmIdentity(readProofs(refusal.extensions?.proofs))).pipe(
          switchMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
        );
      }),
    ),
  );
}

/** The ways that an answer names; those that this client doesn't know are left out. */
export function readProofs(raw: unknown): ProofKind[] {
  return Array.isArray(raw) ? PROOF_KINDS.filter((kind) => raw.includes(kind)) : [];
}
