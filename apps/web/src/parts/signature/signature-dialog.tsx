import {
  buildSignature,
  type CardData,
  cardPreview,
  formatPhone,
  offeredSignatures,
  type Signature,
  type SignatureDesign,
  signatureAddress,
  TOAST_MS,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, SelectField, useToast } from '@tessera/ui';
import { Check, Code, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../screen/copy-text.ts';
import { useDone } from '../screen/done-button.tsx';
import { copyRich } from './copy-rich.ts';

export interface SignatureDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The card's own address. */
  url: string;
  /** What everyone sees of the card. */
  data: CardData;
}

const DESIGNS: Record<SignatureDesign, string> = {
  plain: t('Plain'),
  photo: t('With photo'),
  logo: t('With logo'),
  compact: t('Compact'),
  columns: t('Two columns'),
  banner: t('With a picture of the card'),
};

const PROGRAMS = ['gmail', 'outlook', 'classic', 'apple'] as const;
type Program = (typeof PROGRAMS)[number];
const PROGRAM_NAMES: Record<Program, string> = {
  gmail: 'Gmail',
  outlook: t('Outlook (new, and on the web)'),
  classic: t('Outlook (classic)'),
  apple: 'Apple Mail',
};
const STEPS: Record<Program, readonly string[]> = {
  gmail: [
    t('Open Settings, then “See all settings”.'),
    t('Under “General”, find “Signature” and create one.'),
    t('Paste, choose it for new emails and replies, and save the changes.'),
  ],
  outlook: [
    t('Open Settings, then “Accounts” and “Signatures”.'),
    t('Create a signature and paste.'),
    t('Choose it for new messages and replies, and save.'),
  ],
  classic: [
    t('Open “File”, “Options”, “Mail”, then “Signatures…”.'),
    t('Press “New”, name it, and paste into the field below.'),
    t('Choose it for new messages and replies, and press “OK”.'),
  ],
  apple: [
    t('Open Mail’s Settings, then “Signatures”, and choose your account.'),
    t('Press “+” and turn off “Always match my default message font”.'),
    t('Paste, and close the window. Pictures appear when you write.'),
  ],
};

/** The card as an email signature: a design, a look at it on light and dark, and two ways to copy it. */
export function SignatureDialog({ isOpen, onClose, url, data }: SignatureDialogProps) {
  const preview = cardPreview(data, formatPhone);
  const designs = offeredSignatures(preview);
  const [design, setDesign] = useState<SignatureDesign>(preview.photo ? 'photo' : preview.logo ? 'logo' : 'plain');
  const signature = buildSignature({ preview, url, cardLabel: t('View my card') }, design);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={t('Email signature')}>
      <SelectField
        label={t('Design')}
        value={design}
        onChange={({ target }) => setDesign(target.value as SignatureDesign)}
      >
        {designs.map((name) => (
          <option key={name} value={name}>
            {DESIGNS[name]}
          </option>
        ))}
      </SelectField>
      <div className="mt-4 grid gap-3">
        <Look signature={signature} label={t('On light')} />
        <Look signature={signature} label={t('On dark')} isDark />
      </div>
      <CopyButtons signature={signature} />
      <p className="mt-4 text-sm text-ink-2">
        {t('It shows only what everyone sees on your card, and doesn’t track who opens your emails.')}{' '}
        {t('Analytics count visits from it as “{name}”.', {
          name: new URL(signatureAddress(url)).searchParams.get('utm_medium') ?? '',
        })}
      </p>
      <Steps />
    </Dialog>
  );
}

interface LookProps {
  signature: Signature;
  label: string;
  isDark?: true;
}

/** In a frame of its own that runs no script, as a mail program shows it. */
function Look({ signature, label, isDark }: LookProps) {
  const [paper, ink] = isDark ? ['#1e1e1e', '#e8e8e8'] : ['#ffffff', '#1f1f1f'];
  const style = `margin:0;padding:16px;background:${paper};color:${ink};font-family:Arial,sans-serif`;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm text-ink-2">{label}</figcaption>
      <iframe
        title={label}
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html><body style="${style}">${signature.html}</body>`}
        className="pointer-events-none h-52 w-full rounded-lg border border-line"
        tabIndex={-1}
      />
    </figure>
  );
}

function CopyButtons({ signature }: { signature: Signature }) {
  const toast = useToast();
  const [copied, setCopied] = useState<'rich' | 'source' | null>(null);
  const { isDone, markDone } = useDone(TOAST_MS.copied);
  const copy = async (way: 'rich' | 'source') => {
    const isCopied = way === 'rich' ? await copyRich(signature) : await copyText(signature.html);
    if (!isCopied) return toast(t('Couldn’t copy this. Select the text and copy it.'), { tone: 'bad' });
    setCopied(way);
    markDone();
    toast(way === 'rich' ? t('Signature copied') : t('HTML copied'));
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => void copy('rich')}>
        {isDone && copied === 'rich' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t('Copy signature')}
      </Button>
      <Button onClick={() => void copy('source')}>
        {isDone && copied === 'source' ? <Check aria-hidden="true" /> : <Code aria-hidden="true" />}
        {t('Copy HTML')}
      </Button>
    </div>
  );
}

function Steps() {
  const [program, setProgram] = useState<Program>('gmail');
  return (
    <div className="mt-5 border-t border-line pt-4">
      <SelectField
        label={t('How to add it')}
        value={program}
        onChange={({ target }) => setProgram(target.value as Program)}
      >
        {PROGRAMS.map((name) => (
          <option key={name} value={name}>
            {PROGRAM_NAMES[name]}
          </option>
        ))}
      </SelectField>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-5 text-md">
        {STEPS[program].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
