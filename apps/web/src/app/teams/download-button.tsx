import { Button, Notice } from '@tessera/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../data/session/use-download.ts';

export interface DownloadButtonProps {
  path: string;
  /** What the file is called where the answer does not name it. */
  fileName: string;
  className?: string;
  children: ReactNode;
}

/** A button that downloads a file, and what went wrong below it. */
export function DownloadButton({ path, fileName, className = '', children }: DownloadButtonProps) {
  const { download, running, failure } = useDownload();
  return (
    <>
      <Button className={className} isBusy={running !== null} onClick={() => void download(path, fileName)}>
        <Download aria-hidden="true" />
        {children}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
