import { t } from '@tessera/texts';
import { Dialog, SelectField } from '@tessera/ui';
import { useId, useState } from 'react';
import { CopyButton } from '../screen/copy-button.tsx';

export interface WebsiteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The card's own address. */
  url: string;
  name: string;
}

const WAYS = ['card', 'button', 'link'] as const;
type Way = (typeof WAYS)[number];
const LABELS: Record<Way, string> = {
  card: t('The card in the page'),
  button: t('A floating button'),
  link: t('A link'),
};
const NOTES: Record<Way, string> = {
  card: t('Shows the front of your card. It needs no script and sets no cookies.'),
  button: t('Stays at the edge of the screen and shows your card when pressed. One small script, no cookies.'),
  link: t('Plain HTML for any page.'),
};

/** The card on the person's own website: the lines to paste there. */
export function WebsiteDialog({ isOpen, onClose, url, name }: WebsiteDialogProps) {
  const [way, setWay] = useState<Way>('card');
  const label = t('Card of {name}', { name });
  const lines = writeLines(way, { url, label });
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={t('On your website')}>
      <SelectField label={t('What do you need?')} value={way} onChange={({ target }) => setWay(target.value as Way)}>
        {WAYS.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </SelectField>
      <p className="mt-3 text-sm text-ink-2">{NOTES[way]}</p>
      {way === 'card' && (
        <iframe
          src={`/embed${new URL(url).pathname}`}
          title={label}
          className="mt-4 aspect-[1.75] w-full max-w-96 border-0 [color-scheme:light]"
        />
      )}
      <label htmlFor={id} className="mt-4 block text-md font-medium">
        {t('Paste this into your page')}
      </label>
      <textarea
        id={id}
        readOnly
        dir="ltr"
        rows={4}
        value={lines}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="mt-1.5 w-full rounded-md border border-line-2 bg-raised p-3 font-mono text-sm"
      />
      <CopyButton text={lines} variant="primary" className="mt-3">
        {t('Copy HTML')}
      </CopyButton>
      <p className="mt-4 text-sm text-ink-2">
        {t('Sites that know oEmbed, such as WordPress and Notion, show the card when you paste its address.')}
      </p>
    </Dialog>
  );
}

function writeLines(way: Way, { url, label }: { url: string; label: string }): string {
  const { origin, pathname } = new URL(url);
  const [address, text] = [escapeText(url), escapeText(label)];
  if (way === 'link') return `<a href="${address}">${text}</a>`;
  if (way === 'button') {
    return `<script async src="${origin}/card-button.js" data-card="${escapeText(pathname)}" data-label="${text}"></script>`;
  }
  const style = 'border:0;max-width:100%;color-scheme:light';
  return `<iframe src="${origin}/embed${escapeText(pathname)}" width="560" height="320" title="${text}" style="${style}" loading="lazy"></iframe>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
