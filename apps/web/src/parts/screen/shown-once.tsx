import { inSentence, t } from '@tessera/texts';
import { Button, TextField, useToast } from '@tessera/ui';
import { copyText } from './copy-text.ts';

interface ShownOnceProps {
  /** What it is: Token, Secret. */
  label: string;
  value: string;
  onDone: () => void;
}

/** A secret that is never shown again, to be copied now. */
export function ShownOnce({ label, value, onDone }: ShownOnceProps) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(value)) toast(t('{label} copied', { label }));
    else toast(t('Copy it by hand.'), { tone: 'bad' });
  };
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
        <Button variant="primary" onClick={() => void copy()}>
          {t('Copy {secret}', { secret: inSentence(label) })}
        </Button>
      </div>
    </div>
  );
}
