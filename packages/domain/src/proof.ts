/**
 * The header by which a page names the session that it belongs to. A cookie of another session counts for nothing then:
 * somebody else has signed in in this browser meanwhile.
 */
export const SESSION_HEADER = 'tessera-session';

/** What somebody can show who they are with, in the order in which it is offered. */
export const PROOF_KINDS = ['PASSKEY', 'PASSWORD', 'CODE'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** How long a proof opens what needs one. */
export const PROOF_MINUTES = 10;
