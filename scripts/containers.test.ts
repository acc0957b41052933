import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ADDRESSES } from '@tessera/domain';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './processes.ts';

interface Service {
  image?: string;
  build?: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
  ports?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: Record<string, unknown> } };
}

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const compose = read('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
/** 2.10.0 or 17.5, with what it is built on: neither `2` nor `latest`. A digest is better still. */
const FIXED = /(?:@sha256:[0-9a-f]{64}|:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?)$/;

test('the container gives Node.js what `npm start` gives it', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const flags = scripts.start
    .match(/node (.*)apps/)[1]
    .trim()
    .split(' ');
  const command = JSON.parse(/^CMD (\[.*main\.js.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]');
  expect(command).toEqual(expect.arrayContaining(flags));
});

describe.each(Object.entries(services))('the container %s', (name, service) => {
  test('can write to its volumes and to memory alone, and gets no more rights', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining([expect.stringMatching(/^\//)]),
    });
    expect(service.privileged).toBeUndefined();
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
    // Nothing of the host: neither its files nor the socket of the container engine.
    for (const volume of service.volumes ?? []) expect(volume).toMatch(/^\w+:\//);
  });

  test('has limits and a health check', () => {
    const limits = service.deploy?.resources?.limits;
    expect(limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) });
    // What ends by itself is waited for to its end.
    if (name === 'migrate') expect(services.api?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    else expect(service.healthcheck?.test[0]).toMatch(/^CMD/);
  });

  test('is of a fixed version, and not root’s', () => {
    if (service.image) expect(service.image).toMatch(FIXED);
    else expect(service.build).toBe('.');
    // Caddy's certificates are root's; it has none of root's rights.
    if (name !== 'caddy') expect(service.user).toMatch(/^[a-z]+$/);
  });

  test('is reached from elsewhere only if it is the proxy', () => {
    expect(service.ports === undefined).toBe(name !== 'caddy');
  });
});

/** What the matcher of pages leaves out, as Caddy reads paths: `/x` is that path alone, `/x/*` all below. */
const caddyfile = read('Caddyfile');
const plain = /^http:\/\/ \{\n([\s\S]*?)^\}/m.exec(caddyfile)?.[1] ?? '';
const kept = /not path (.+)/.exec(plain)?.[1]?.split(' ') ?? [];
const isKept = (path: string) =>
  kept.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one));

test('over plain http pages lead to https, and programs are refused', () => {
  expect(caddyfile).toContain('auto_https disable_redirects');
  expect(plain).toContain('method GET HEAD');
  expect(plain).toContain('redir @page https://{host}{uri} 308');
  expect(plain).toMatch(/^\trespond ".+" 403$/m);
  for (const path of ['/api', '/api/cards', '/analytics/overview', '/graphql', '/mcp', '/metrics'])
    expect(isKept(path), path).toBe(true);
  for (const { path } of Object.values(ADDRESSES)) expect(isKept(path), path).toBe(false);
});

test('the proxy reads that file', () => {
  expect(services.caddy?.configs).toEqual([{ source: 'caddyfile', target: '/etc/caddy/Caddyfile' }]);
  expect(parse(compose).configs).toEqual({ caddyfile: { file: './Caddyfile' } });
});

test('the API has no password of the owner of the tables', () => {
  const { api, migrate } = services;
  expect(api?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/tessera_api:\$\{DATABASE_ROLE_PASSWORD:/);
  expect(api?.environment?.MIGRATE).toBe('off');
  expect(JSON.stringify(api)).not.toContain('POSTGRES_PASSWORD');
  expect(migrate?.command?.slice(-2)).toEqual(['--grant', 'tessera_api']);
});

test('no secret has a default', () => {
  const secrets = ['POSTGRES_PASSWORD', 'DATABASE_ROLE_PASSWORD', 'REDIS_PASSWORD', 'SECRETS_KEY', 'METRICS_TOKEN'];
  for (const name of secrets) {
    const uses = [...compose.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, 'g'))].map(([, rest]) => rest);
    expect(uses.length, name).toBeGreaterThan(0);
    for (const rest of uses) expect(rest, name).toMatch(/^:\?/);
  }
  expect(services.redis?.command).toContain('--requirepass');
  expect(services.api?.environment?.REDIS_URL).toContain('redis://:${REDIS_PASSWORD');
  const left = Object.values(services).flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(
      ([name, value]) => /PASSWORD|SECRET|TOKEN|AUTH/.test(name) && !value.startsWith('${'),
    ),
  );
  expect(left).toEqual([]);
});

test('the image is built on a fixed version and runs as a normal user', () => {
  const lines = read('Dockerfile').split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^ARG NODE_VERSION=\d+\.\d+\.\d+$/));
  const stages = ['manifests', 'build', 'dependencies'];
  const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the file's own variable.
  for (const base of bases) expect([...stages, 'node:${NODE_VERSION}-bookworm-slim']).toContain(base);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(last).toContain('USER node');
  expect(lines.some((line) => /^ADD\s|curl|wget|# syntax=/.test(line))).toBe(false);
});

interface Manifest {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const workspaces = (readManifest('.').workspaces ?? []).flatMap((pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(join(projectRoot, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
    : [pattern],
);

/** The packages of the project that the server loads, itself included. */
function findLoaded(folder: string): string[] {
  const names = Object.keys(readManifest(folder).dependencies ?? {});
  return [folder, ...workspaces.filter((other) => names.includes(readManifest(other).name)).flatMap(findLoaded)];
}
const loaded = [...new Set(findLoaded('apps/api'))];

test('all packages of the project carry its version', () => {
  const { version } = readManifest('.');
  for (const folder of workspaces) expect([folder, readManifest(folder).version]).toEqual([folder, version]);
});

test('the image has every package that the server loads', () => {
  const dockerfile = read('Dockerfile');
  for (const folder of workspaces) expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  for (const folder of loaded) {
    expect(dockerfile).toContain(`--workspace=${folder} `);
    expect(dockerfile).toContain(`COPY --from=build /app/${folder}/dist ${folder}/dist\n`);
  }
  expect(dockerfile).toContain('COPY --from=build /app/packages/texts/catalogues packages/texts/catalogues\n');
});

/** What the sources of the server are compiled to. */
const compiled = loaded.flatMap((name) =>
  readdirSync(join(projectRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(name, 'dist', path.replace(/\.ts$/, '.js'))),
);

test('the image has no tests, and nothing of what they alone need', () => {
  const dockerfile = read('Dockerfile');
  const build = dockerfile.slice(dockerfile.indexOf('RUN npm run build'), dockerfile.indexOf('AS dependencies'));
  const [, removal] = /^RUN (find [\s\S]+?[^\\])$/m.exec(build) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-image-'));
  for (const path of compiled) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  execFileSync('sh', ['-ec', removal ?? 'false'], { cwd: folder });
  const left = compiled.filter((path) => existsSync(join(folder, path)));
  rmSync(folder, { recursive: true });
  expect(left).toContain('apps/api/dist/main.js');
  expect(left.filter((path) => /\.test\.|\/testing\/|fixtures/.test(path))).toEqual([]);
  // What is left runs by itself.
  const kept = new Set(left);
  const missing = left.flatMap((path) => {
    const source = read(path.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
    return [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)\.ts';/gm)]
      .map(([, name = '']) => join(dirname(path), `${name}.js`))
      .filter((wanted) => !kept.has(wanted))
      .map((wanted) => `${path} → ${wanted}`);
  });
  expect(missing).toEqual([]);
});
