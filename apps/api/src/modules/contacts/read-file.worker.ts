import { parentPort } from 'node:worker_threads';
import { type FileWork, readContactFile } from './read-file.ts';

// The thread that reads contact files. `infra/worker-room.ts` starts, limits and ends it.
parentPort?.on('message', (work: FileWork) => {
  try {
    parentPort?.postMessage({ result: readContactFile(work) });
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) });
  }
});
