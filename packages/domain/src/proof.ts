/**
 * The header in which a page names its session. If the cookie belongs to another session, the request counts as signed out:
 * somebody else has signed in in this browser meanwhile.
 */
export const SESSION_HEADER = 'tessera-session';
/** In place of an id: the page acts for nobody in this browser, as the playground does for the demo account. */
export const NO_SESSION = 'none';

/** What somebody can show who they are with, in the order in which it is offered. */
export const PROOF_KINDS = ['PASSKEY', 'PASSWORD', 'CODE'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** How long a proof opens what needs one. */
export const PROOF_MINUTES = 10;
