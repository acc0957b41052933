import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { EMBEDDED_DATABASE, startEmbeddedPostgres } from './infra/embedded-postgres/embedded-postgres.ts';
import { findRunningPostgres } from './infra/embedded-postgres/running.ts';
import { createLog } from './infra/log.ts';
import { createPubSub } from './infra/pubsub/pubsub.ts';
import { configuredSecretBox, createSecretBox } from './infra/secrets/secret-box.ts';
import { type Env, readEnv } from './infra/settings/env.ts';
import type { Services } from './kernel/context.ts';
import { runEnterprise } from './modules/billing/enterprise.command.ts';
import { sealAnew } from './modules/connectors/credentials.service.ts';
import { sealAuthenticators } from './modules/identity/security/authenticators/code.service.ts';
import { runEndSessions } from './modules/identity/sessions/end-sessions.command.ts';
import { ensureSigningKey, rotateSigningKey, sealSigningKeys } from './modules/identity/sessions/token.service.ts';
import { sealPushKey } from './modules/notifications/push-key.service.ts';
import { type ListedRequest, listRequests } from './modules/requests/request.service.ts';
import { checkWallets } from './modules/wallet/index.ts';
import { sealWebhookKeys } from './modules/webhooks/signing-key.service.ts';
import { grantApiRole } from './server/api-role.ts';
import { connect, migrate } from './server/data-source.ts';

type OpenServices = Pick<Services, 'db' | 'env' | 'pubSub'> & { databaseUrl: string };

interface Command {
  help: string;
  /** Gives what is printed. */
  run(services: OpenServices, args: string[]): Promise<string>;
}

const LISTED_REQUESTS = 200;

const commands: Record<string, Command> = {
  migrate: {
    help: 'Bring the database to the newest schema. --grant <role> lets a role read and write it, and change no table.',
    async run({ env, databaseUrl }, args) {
      await migrate(databaseUrl);
      const { grant } = parseArgs({ args, options: { grant: { type: 'string' } } }).values;
      if (grant) await grantApiRole(databaseUrl, grant, env.databaseRolePassword);
      return `The database has the newest schema.${grant ? ` The role ${grant} may read and write it.` : ''}`;
    },
  },
  'rotate-signing-key': {
    help: 'Sign new sessions with a fresh key. Nobody is signed out.',
    async run({ db, env }) {
      await ensureSigningKey(db, configuredSecretBox(env));
      return `New sessions are signed with key ${await rotateSigningKey(db)}.`;
    },
  },
  'seal-secrets': {
    help: 'Encrypt what former keys of SECRETS_KEY keep with the first one; then they can be taken away.',
    async run({ db, env }) {
      const box = createSecretBox(env);
      if (!box) throw new Error('SECRETS_KEY is not set.');
      const [connections, webhooks] = [await sealAnew(db, box), await sealWebhookKeys(db, box)];
      const push = await sealPushKey(db, box);
      const authenticators = await sealAuthenticators(db, box);
      const configured = configuredSecretBox(env);
      const keys = configured ? await sealSigningKeys(db, configured) : 0;
      return `Encrypted anew: ${connections} connections, ${webhooks} webhooks, ${authenticators} authenticator apps, ${keys} signing keys, ${push} push keys.`;
    },
  },
  'end-sessions': {
    help: 'End all sessions of a person, named by email address, or of everybody with --all. Access tokens go on.',
    run: runEndSessions,
  },
  wallet: {
    help: 'Say what Apple Wallet and Google Wallet lack, and try what is set.',
    run: checkWallets,
  },
  enterprise: {
    help: 'Put a person on Enterprise: <email> --until <YYYY-MM-DD> [--seats <number>]; end it with <email> --end.',
    run: runEnterprise,
  },
  requests: {
    help: `The last ${LISTED_REQUESTS} demo, contact and deletion requests, the newest first; --json for programs.`,
    async run({ db }, args) {
      const requests = await listRequests(db, LISTED_REQUESTS);
      return args.includes('--json') ? JSON.stringify(requests, null, 2) : describeRequests(requests);
    },
  },
};

function describeRequests(requests: ListedRequest[]): string {
  if (requests.length === 0) return 'Nobody has asked for anything yet.';
  const blocks = requests.map(({ kind, createdAt, facts }) => {
    const lines = Object.entries(facts).filter(([, value]) => value !== '');
    // What people typed must not steer the operator's terminal.
    const clean = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n                ');
    return [
      `${createdAt.toISOString()}  ${kind}`,
      ...lines.map(([label, value]) => `    ${label.padEnd(12)}${clean(value)}`),
    ];
  });
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** `npm run admin -- <command>`: works beside a running server, and also when there is none. */
async function main(): Promise<void> {
  const command = commands[process.argv[2] ?? ''];
  if (!command) {
    const lines = Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(24)}${help}`);
    throw new Error(`Commands:\n${lines.join('\n')}`);
  }
  const env = readEnv();
  const log = createLog({ ...env, logLevel: 'warn' });
  const { url, stop } = await openDatabase(env, log);
  try {
    if (env.migratesAtStart) await migrate(url);
    const db = await connect(url);
    // Servers that are running hear of what they have to do at once.
    const pubSub = await createPubSub({ databaseUrl: url, redisUrl: env.redisUrl ?? null, log });
    try {
      process.stdout.write(`${await command.run({ db, env, pubSub, databaseUrl: url }, process.argv.slice(3))}\n`);
    } finally {
      await pubSub.close();
      await db.destroy();
    }
  } finally {
    await stop();
  }
}

/** The configured database, the running server's own, or the embedded one, started for as long as this takes. */
async function openDatabase(env: Env, log: FastifyBaseLogger): Promise<{ url: string; stop(): Promise<void> }> {
  const url = env.databaseUrl ?? (await findRunningPostgres(env.dataDir, EMBEDDED_DATABASE));
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: env.dataDir, log });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
