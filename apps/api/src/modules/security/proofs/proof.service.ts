import { AppError, PROOF_MINUTES, type ProofKind } from '@tessera/domain';
import type { Context, Viewer } from '../../../composition/context.ts';
import { findProvedAt, renewProof } from '../../sessions/session.service.ts';
import { assertPassword } from '../../users/password.service.ts';
import type { ConfirmIdentityInput } from './proof.inputs.ts';

const MINUTE_MS = 60_000;

/**
 * STEP_UP_REQUIRED, with the ways to prove it in `proofs`, unless the viewer has shown lately who they are. A program's
 * token was made by such a person, and its scopes say what it may do.
 */
export async function assertProved(context: Context): Promise<void> {
  const { viewer } = context;
  if (!viewer || viewer.token || isFresh(viewer.provedAt)) return;
  // A socket was opened a while ago, and a proof may have been given since.
  if (isFresh(await findProvedAt(context, viewer))) return;
  throw new AppError('STEP_UP_REQUIRED', 'Please confirm that it is you.').with({ proofs: listProofs() });
}

/** Renews the proof of the viewer's session. BAD_USER_INPUT names what was wrong. RATE_LIMITED. */
export async function confirmIdentity(context: Context, viewer: Viewer, input: ConfirmIdentityInput): Promise<void> {
  await assertPassword(context, viewer, { password: input.password });
  await renewProof(context, viewer);
}

function listProofs(): ProofKind[] {
  return ['PASSWORD'];
}

function isFresh(provedAt: Date | null | undefined): boolean {
  return provedAt ? Date.now() - provedAt.getTime() < PROOF_MINUTES * MINUTE_MS : false;
}
