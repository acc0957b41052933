import { inSentence, t } from '@tessera/texts';
import { Button, TextField } from '@tessera/ui';
import { CopyButton } from './copy-button.tsx';

interface ShownOnceProps {
  /** What it is: Token, Secret. */
  label: string;
  value: string;
  onDone: () => void;
}

/** A secret that is never shown again, to be copied now. */
export function ShownOnce({ label, value, onDone }: ShownOnceProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label={label}
        readOnly
        value={value}
        className="[&_input]:font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onDone}>
          {t('Done')}
        </Button>
        <CopyButton variant="primary" text={value}>
          {t('Copy {secret}', { secret: inSentence(label) })}
        </CopyButton>
      </div>
    </div>
  );
}
