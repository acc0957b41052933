import { createServer } from 'node:http';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
// It wants graphql 15, of which npm gives its parts several copies; types of two copies do not fit together.
const own = dirname(createRequire(require.resolve('postgraphile')).resolve('graphql'));
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolve(name.replace(/^graphql(?=\/|$)/, own), ...rest);
const { postgraphile } = require('postgraphile');

/** PostGraphile 4 over the same tables. */
const handler = postgraphile(process.argv[2], 'public', {
  disableDefaultMutations: true,
  dynamicJson: true,
  disableQueryLog: true,
  ignoreRBAC: true,
});
createServer((request, response) => {
  if (request.url === '/up') response.end('up');
  else void handler(request, response);
}).listen(Number(process.argv[3]), '127.0.0.1');
