import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, useToast } from '@tessera/ui';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  text: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}

/** Copies the text and says so itself; it keeps its width meanwhile. Only a failure, which needs words, is a toast. */
export function CopyButton({ text, variant = 'outline', children }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), TOAST_MS.copied);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (!(await copyText(text))) return toast(t('Couldn’t copy this. Select the text and copy it.'), { tone: 'bad' });
    setIsCopied(true);
    setCopies((before) => before + 1);
  };
  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        <span className="grid *:col-start-1 *:row-start-1 *:flex *:items-center *:justify-center *:gap-2">
          <span aria-hidden={isCopied} className={isCopied ? 'invisible' : ''}>
            {children}
          </span>
          <span aria-hidden={!isCopied} className={isCopied ? '' : 'invisible'}>
            <Check aria-hidden="true" />
            {t('Copied')}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('Copied')}
      </span>
    </>
  );
}
