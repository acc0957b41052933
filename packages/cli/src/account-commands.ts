import { hostname } from 'node:os';
import type { Call, Command } from './command.ts';
import { askForCode, discover, register, revoke } from './oauth.ts';
import { UsageError } from './terminal.ts';

/** What the commands need. People may allow less when they sign in. */
const SCOPES = [
  'cards:write',
  'contacts:write',
  'shares:write',
  'webhooks:write',
  'profile:read',
  'deals:read',
  'messages:read',
];

export const ACCOUNT_COMMANDS: readonly Command[] = [
  {
    name: 'login',
    usage: '<address>',
    positionals: ['address'],
    options: {
      scopes: { type: 'string', about: `What this computer may do, with commas; by default ${SCOPES.join(',')}` },
    },
    about: 'Signs you in to a server, by a code that you confirm in the browser.',
    run: signIn,
  },
  {
    name: 'logout',
    usage: '',
    positionals: [],
    options: {},
    about: 'Disconnects this computer.',
    run: signOut,
  },
  {
    name: 'whoami',
    usage: '',
    positionals: [],
    options: {},
    about: 'Says who is signed in, and where.',
    run: async ({ connect, session, print }) => {
      const { origin } = session.open();
      const profile = await connect().profile.get();
      print.one({ ...profile, origin }, { name: profile.fullName, email: profile.email, server: origin });
    },
  },
];

async function signIn({ terminal, session, positionals, values, print }: Call): Promise<void> {
  const origin = readOrigin(positionals[0] ?? '');
  const endpoints = await discover(origin);
  const known = session.read();
  const clientId =
    known?.origin === origin ? known.clientId : await register(endpoints, `Command line on ${hostname()}`);
  const scopes = typeof values.scopes === 'string' ? values.scopes.split(',').map((scope) => scope.trim()) : SCOPES;
  const { userCode, address, fullAddress, wait } = await askForCode(endpoints, { clientId, scopes });
  terminal.warn(`Open ${address} and type the code ${userCode}`);
  if (fullAddress !== address) terminal.warn(`or open ${fullAddress}`);
  const tokens = await wait(terminal.signal);
  session.keep({ origin, clientId, ...tokens });
  print.done(`Signed in to ${origin}.`, { origin });
}

async function signOut({ terminal, session, print }: Call): Promise<void> {
  const kept = session.read();
  session.forget();
  if (!kept) return print.done('Nobody was signed in.', { origin: null });
  await revoke(kept).catch((error: Error) => {
    terminal.warn(`${error.message} Disconnect it under Settings → Security → Connected apps.`);
  });
  print.done(`Signed out of ${kept.origin}.`, { origin: kept.origin });
}

function readOrigin(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError('Write the address of the server, such as https://cards.example.com');
  return new URL(address).origin;
}
