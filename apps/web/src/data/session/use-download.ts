import { useState } from 'react';
import { downloadFile } from './download-file.ts';

export interface Downloads {
  /** GETs the path and hands the answer over as a file of that name. Gives null, or what went wrong in words for people. */
  download: (path: string, name: string) => Promise<string | null>;
  /** The name of the file that is on its way. */
  running: string | null;
  /** Why the last one failed, for people. */
  failure: string | null;
}

/** Downloads that a button starts: which one runs, and what went wrong. */
export function useDownload(): Downloads {
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async (path: string, name: string) => {
    setRunning(name);
    const problem = await downloadFile(path, name);
    setFailure(problem);
    setRunning(null);
    return problem;
  };
  return { download, running, failure };
}
