import { AppError, PROOF_KINDS, PROOF_MINUTES, type ProofKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../../../kernel/context.ts';
import { asWrongCredential } from '../../../../kernel/refusals.ts';
import { queryRows } from '../../../../kernel/rows.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { addSecondFactor, findProvedAt, renewProof } from '../../sessions/session.service.ts';
import { assertPassword } from '../../users/password.service.ts';
import { takeAppCode, wrongCode } from '../authenticators/code.service.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.service.ts';
import type { ConfirmIdentityInput } from './proof.inputs.ts';
import { hasAuthenticator, hasPasskey } from './second-factor-sql.ts';

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
  throw new AppError('STEP_UP_REQUIRED', msg('Confirm that it’s you.')).with({
    proofs: await listProofs(context, viewer),
  });
}

/** Renews the proof of the viewer's session. BAD_USER_INPUT names what was wrong. RATE_LIMITED. */
export async function confirmIdentity(context: Context, viewer: Viewer, input: ConfirmIdentityInput): Promise<void> {
  const { password, passkey, code } = input;
  if (passkey) return confirmByPasskey(context, viewer, passkey);
  if (code) return confirmByCode(context, viewer, code);
  await assertPassword(context, viewer, { password: password ?? '' });
  await renewProof(context, viewer);
}

async function confirmByPasskey(context: Context, viewer: Viewer, passkey: object): Promise<void> {
  const text = msg('That passkey could not be verified. Try again.');
  if ((await verifyPasskey(context, passkey)) !== viewer.id)
    throw asWrongCredential(new AppError('BAD_USER_INPUT', text, { passkey: text }));
  await addSecondFactor(context.db.manager, viewer.sessionId);
}

async function confirmByCode(context: Context, viewer: Viewer, code: string): Promise<void> {
  await context.rateLimits.consume('proofBySession', viewer.sessionId);
  await inTransaction(context.db, async (tx) => {
    const isRight = await takeAppCode(tx, context, { userId: viewer.id, code, isConfirmed: true });
    if (!isRight) throw wrongCode();
    await addSecondFactor(tx, viewer.sessionId);
  });
  await context.rateLimits.reset('proofBySession', viewer.sessionId);
}

/** The ways that the viewer has, the best first. */
async function listProofs({ db }: Context, viewer: Viewer): Promise<ProofKind[]> {
  const text = `SELECT ${hasPasskey('$1')} AS passkey, ${hasAuthenticator('$1')} AS code`;
  const [has] = await queryRows<{ passkey: boolean; code: boolean }>(db, text, [viewer.id]);
  return PROOF_KINDS.filter((kind) => kind === 'PASSWORD' || (kind === 'PASSKEY' ? has?.passkey : has?.code));
}

function isFresh(provedAt: Date | null | undefined): boolean {
  return provedAt ? Date.now() - provedAt.getTime() < PROOF_MINUTES * MINUTE_MS : false;
}
