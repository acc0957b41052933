import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { type Account, call } from './account.ts';

const PATIENCE_MS = 15_000;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for the newest mail to that address whose subject has that text. The product writes mail into its data folder. */
export async function findMail(to: string, subject: string): Promise<Mail> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const found = (await readMails()).find((mail) => mail.to === to && mail.subject.includes(subject));
    if (found) return found;
  }
  throw new Error(`no mail “${subject}” to ${to}`);
}

/** The first link of that mail, or the first one after those words: path and query. */
export async function findLink(to: string, subject: string, words = ''): Promise<string> {
  const { text } = await findMail(to, subject);
  const url = /https?:\/\/\S+/.exec(text.slice(text.indexOf(words)))?.[0];
  if (!url) throw new Error(`the mail “${subject}” has no link`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Only an account whose address is proved gets mails about others, and has mails sent to them. */
export async function confirmEmail({ email }: Account): Promise<void> {
  const link = new URL(await findLink(email, 'Confirm your email address'), 'http://mail');
  const query = 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { email } }';
  const variables = { token: link.searchParams.get('token') };
  await call('POST', '/graphql', { body: { query, variables } });
}

/** The newest first. */
async function readMails(): Promise<Mail[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const names = readFolder(folder).filter((name) => name.endsWith('.eml'));
  const paths = names.map((name) => join(folder, name));
  paths.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return Promise.all(
    paths.map(async (path) => {
      const { to, subject, text } = await PostalMime.parse(readFileSync(path));
      return { to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '' };
    }),
  );
}

/** Nothing before the first mail. */
function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
