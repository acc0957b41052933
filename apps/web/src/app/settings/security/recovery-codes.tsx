import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { saveFile } from '../../../data/session/download-file.ts';
import { CopyButton } from '../../../parts/screen/copy-button.tsx';
import { PRODUCT_NAME } from '../../../product.ts';

/** The codes for the day when the app is lost. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () => {
    const head = t('{productName} recovery codes. Each works once.', { productName: PRODUCT_NAME });
    const text = `${head}\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'tessera-recovery-codes.txt');
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        {t(
          'Keep these somewhere safe. Each signs you in once when you don’t have your phone. They aren’t shown again.',
        )}
      </p>
      <ul aria-label={t('Recovery codes')} className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2.5">
        <CopyButton variant="quiet" text={codes.join('\n')}>
          {t('Copy')}
        </CopyButton>
        <Button onClick={download}>{t('Download')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('I saved them')}
        </Button>
      </div>
    </div>
  );
}
