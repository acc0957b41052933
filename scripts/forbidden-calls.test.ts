import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const FOLDERS = [
  'apps/api/src',
  'apps/web/src',
  'packages/client/src',
  'packages/domain/src',
  'packages/sdk/src',
  'packages/ui/src',
];

/** What the product runs; neither tests nor what only they use. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)(?:testing|generated)\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(projectRoot, folder, path), 'utf8') })),
);

interface Rule {
  what: string;
  found: RegExp;
  /** A line that the pattern has to find. */
  sample: string;
  /** Files that may, with the reason beside each. */
  except: RegExp;
}

const NONE = /^$/;

const RULES: Rule[] = [
  {
    what: 'runs text as code',
    found: /\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]|node:vm\b/,
    sample: 'eval(text)',
    except: NONE,
  },
  {
    what: 'writes HTML into a page, but for parts that the page itself came with, and docs of our own',
    found: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=|insertAdjacentHTML|document\.write\(/,
    sample: 'element.innerHTML = text',
    except:
      /^apps\/web\/src\/(?:parts\/frame\/kept-footer|public\/card\/kept-content|public\/developers\/developers-document)\.tsx$/,
  },
  {
    what: 'starts a program, but for the embedded database',
    found: /node:child_process/,
    sample: "import { exec } from 'node:child_process';",
    except: /^apps\/api\/src\/infra\/embedded-postgres\//,
  },
  {
    what: 'starts a shell',
    found: /\bshell: true|\bexecSync\(|\{[^}]*\bexec\b[^}]*\} from 'node:child_process'/,
    sample: 'spawn(name, { shell: true })',
    except: NONE,
  },
  {
    what: 'accepts a certificate that nobody trusts',
    found: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    sample: '{ rejectUnauthorized: false }',
    except: NONE,
  },
  {
    what: 'uses a cipher other than AES-256-GCM',
    found: /['"`](?!aes-256-gcm['"`])(?:aes|des|des3|rc4|chacha20|bf|blowfish|camellia)-[\w-]+['"`]/i,
    sample: "createCipheriv('aes-128-ecb', key, null)",
    except: NONE,
  },
  {
    what: 'uses a hash that is broken',
    found: /['"`](?:md4|md5|sha-?1|ripemd\w*)['"`]/i,
    sample: "createHash('md5')",
    // The name of a prepared statement, which protects nothing.
    except: /^apps\/api\/src\/infra\/postgres\/named-statements\.ts$/,
  },
  {
    what: 'draws a guessable number, but for how long to wait',
    found: /Math\.random\(/,
    sample: 'const code = Math.random();',
    except:
      /^(?:apps\/api\/src\/kernel\/transaction|packages\/client\/src\/live-socket|packages\/sdk\/src\/(?:live-socket|retry))\.ts$/,
  },
  {
    what: 'lets other sites read an answer, but for oEmbed and by a token',
    found: /access-control-allow/i,
    sample: "reply.header('access-control-allow-origin', '*')",
    except: /^apps\/api\/src\/transports\/(?:pages\/embedding|http\/cors)\.ts$/,
  },
  {
    what: 'listens to messages of other windows',
    found: /addEventListener\(\s*['"]message['"]|\.onmessage\s*=/,
    sample: "addEventListener('message', read)",
    except: NONE,
  },
  {
    what: 'keeps people from pasting',
    found: /onPaste[^;]*preventDefault/,
    sample: 'onPaste={(event) => event.preventDefault()}',
    except: NONE,
  },
  {
    what: 'reads XML',
    found: /DOMParser|from '(?:fast-xml-parser|xml2js|libxmljs2?|sax|@xmldom\/xmldom)'/,
    sample: "import { parse } from 'xml2js';",
    except: NONE,
  },
];

test.each(RULES)('no source $what', ({ found, sample, except }) => {
  expect(sample).toMatch(found);
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ path, text }) => found.test(text) && !except.test(path)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('every package comes with the hash of what was installed, and from the one registry', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; version?: string }>;
  };
  const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(300);
  for (const [path, { integrity, resolved = 'https://registry.npmjs.org/' }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});
