import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireViewer, type Services } from '../../kernel/context.ts';
import type { OpenSpool } from '../../kernel/graphql/multipart.ts';
import { loadContext } from './request-context.ts';

/** The most long files that a process reads from one person at once. */
const MOST_AT_ONCE = 2;
const RETRY_SECONDS = 10;
/** No request lasts this long. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Lets signed-in people send files that are too long for memory. Such a file is in the data directory until the request is over:
 * the system's folder for temporary files may itself be memory.
 */
export async function registerLongFiles(app: FastifyInstance, services: Services): Promise<void> {
  const folder = join(services.env.dataDir, 'spool');
  await sweepSpool(folder, new Date());
  const counts = new Map<string, number>();
  // Before all hooks and routes that read the body. Other requests don't wait for a promise.
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.routeOptions.config.takesLongFile || !request.isMultipart()) return done();
    void admit(request, reply).then(() => done(), done);
  });
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id } = requireViewer(await loadContext(services, request, reply));
    request.openSpool = async () => openSpool(folder, reply, takePlace(counts, id));
  }
}

/** Gives what ends it. RATE_LIMITED while the person sends as many as they may. */
function takePlace(counts: Map<string, number>, viewerId: string): () => void {
  const count = counts.get(viewerId) ?? 0;
  if (count >= MOST_AT_ONCE) {
    const text = msg('Wait until one of your other uploads is finished.');
    throw new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: RETRY_SECONDS });
  }
  counts.set(viewerId, count + 1);
  return () => {
    const left = (counts.get(viewerId) ?? 1) - 1;
    if (left > 0) counts.set(viewerId, left);
    else counts.delete(viewerId);
  };
}

async function openSpool(folder: string, { raw }: FastifyReply, leave: () => void): ReturnType<OpenSpool> {
  const path = join(folder, randomUUID());
  const end = () => {
    leave();
    void rm(path, { force: true });
  };
  if (raw.destroyed) end();
  // It comes once, whether the answer was sent or the client went.
  else raw.once('close', end);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  if (!raw.destroyed) return { path, handle };
  // The client went before the file was there.
  await handle.close();
  await rm(path, { force: true });
  throw new Error('The client has gone.');
}

/** Removes what a process left behind that was killed. Others may be writing into the same folder. */
export async function sweepSpool(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
