// The API as it is, in a process that can be told to collect its garbage: memory is measured without what is left over.
process.on('SIGUSR2', () => {
  for (let n = 0; n < 3; n += 1) globalThis.gc?.();
});
await import('../../apps/api/dist/main.js');
