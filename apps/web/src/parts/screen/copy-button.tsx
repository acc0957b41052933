import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type Button, IconButton, useToast } from '@tessera/ui';
import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import { DoneButton, useDone } from './done-button.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  text: string;
  children: ReactNode;
}

/** Copies the text and answers in its place. */
export function CopyButton({ text, children, ...props }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text);
  return (
    <DoneButton {...props} isDone={isCopied} done={t('Copied')} onClick={() => void copy()}>
      {children}
    </DoneButton>
  );
}

/** The same as an icon; `label` says what is copied. */
export function CopyIconButton({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && t('Copied')}
      </span>
    </>
  );
}

/** Only a failure, which needs words, is a toast. */
function useCopy(text: string) {
  const { isDone: isCopied, markDone } = useDone(TOAST_MS.copied);
  const toast = useToast();
  const copy = async () => {
    if (await copyText(text)) markDone();
    else toast(t('Couldn’t copy this. Select the text and copy it.'), { tone: 'bad' });
  };
  return { isCopied, copy };
}
