/** What somebody can show who they are with, in the order in which it is offered. */
export const PROOF_KINDS = ['PASSKEY', 'PASSWORD', 'CODE'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** How long a proof opens what needs one. */
export const PROOF_MINUTES = 10;
