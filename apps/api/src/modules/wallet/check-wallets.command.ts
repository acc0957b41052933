import type { Services } from '../../kernel/context.ts';
import { daysLeft, readAppleIdentity, WARN_DAYS } from './apple/identity.ts';
import { askGoogle, fetchAccess } from './google/account.ts';
import { toClassId } from './google/object.ts';

/** What `admin -- wallet` says: what is missing, and whether what there is works. */
export async function checkWallets({ env }: Pick<Services, 'env'>): Promise<string> {
  return [...checkApple(env), '', ...(await checkGoogle(env)), '', ...checkOrigin(env)].join('\n').trim();
}

function checkApple({ wallet: { apple } }: Services['env']): string[] {
  if (!apple) {
    return [
      'Apple Wallet: not set up. Set APPLE_WALLET_CERT_FILE, APPLE_WALLET_KEY_FILE and APPLE_WALLET_WWDR_FILE;',
      '  docs/operating.md says where they come from.',
    ];
  }
  const { identity, problems } = readAppleIdentity(apple);
  if (!identity) return ['Apple Wallet: can’t be used.', ...problems.map((line) => `  ✗ ${line}`)];
  const days = daysLeft(identity);
  return [
    'Apple Wallet: ready.',
    `  ✓ pass type ${identity.passType} of team ${identity.teamId}; the key fits, and Apple’s certificate issued it`,
    `  ${days < WARN_DAYS ? '!' : '✓'} ${days} days left, until ${identity.expiresAt.toISOString().slice(0, 10)}`,
  ];
}

async function checkGoogle({ wallet: { google } }: Services['env']): Promise<string[]> {
  if (!google) {
    return [
      'Google Wallet: not set up. Set GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_KEY_FILE;',
      '  docs/operating.md says where they come from.',
    ];
  }
  try {
    const { account } = await fetchAccess(google);
    const { status } = await askGoogle(google, `GET genericClass/${toClassId(google)}`);
    return [
      'Google Wallet: ready.',
      `  ✓ Google gave a token to ${account.client_email}`,
      `  ✓ issuer ${google.issuerId} answers${status === 404 ? '; its class is made with the first card' : ''}`,
      google.isPublished
        ? '  ✓ published: visitors see the button'
        : '  ! Passes say [TEST ONLY], and only test accounts can keep them. Ask for publishing access in the Google Pay & Wallet Console, then set GOOGLE_WALLET_PUBLISHED=on.',
    ];
  } catch (error) {
    return ['Google Wallet: can’t be used.', `  ✗ ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Phones ask a server for changes over https alone. */
function checkOrigin({ publicOrigin, wallet }: Services['env']): string[] {
  if (publicOrigin.startsWith('https:') || (!wallet.apple && !wallet.google)) return [];
  return [`! PUBLIC_ORIGIN is ${publicOrigin}: without https, devices don’t hear of changes.`];
}
