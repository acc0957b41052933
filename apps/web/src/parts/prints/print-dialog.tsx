import {
  BACKGROUND_DESIGNS,
  type BackgroundDesign,
  CARD_SIZES,
  type CardSize,
  countPrintPages,
  PRINT_PAPERS,
  PRINT_PRODUCTS,
  type PrintPaper,
  type PrintProduct,
  usesLetterPaper,
  WALLPAPER_SIZES,
  type WallpaperSize,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, SelectField, Skeleton, TextField } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi } from '../../data/session/call-api.ts';
import { useDownload } from '../../data/session/use-download.ts';
import { useSettled } from '../forms/use-settled.ts';

export interface PrintDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The server's id of one of the viewer's own cards that others may open. */
  cardId: string;
  /** Records the act; false when the card can't be shared any more. */
  onDownload: () => Promise<boolean>;
}

type Artefact = PrintProduct | 'background' | 'wallpaper';

const LABELS: Record<Artefact, string> = {
  card: t('Business card'),
  sheet: t('Sheet of ten cards'),
  badge: t('Badge (A6)'),
  stand: t('Table stand (A5)'),
  tent: t('Table tent (A4, folded)'),
  background: t('Video call background'),
  wallpaper: t('Phone wallpaper'),
};
const NOTES: Record<Artefact, string> = {
  card: t('Front and back with 3 mm of bleed, as print shops ask for.'),
  sheet: t('Print both pages on one sheet, and cut along the marks. Choose “actual size” when you print.'),
  badge: t('For a badge holder, with 3 mm of bleed.'),
  stand: t('For a holder on a table or counter, with 3 mm of bleed.'),
  tent: t('Print on A4 and fold in the middle. It can be read from both sides.'),
  background: t('1920 × 1080. You may see yourself mirrored, but others see the code the right way round.'),
  wallpaper: t('The code is below the clock, so that people can scan it from your lock screen.'),
};
const DESIGNS: Record<BackgroundDesign, string> = {
  card: t('Like the card'),
  light: t('Light'),
  dark: t('Dark'),
  band: t('Band'),
  engraved: t('Engraved'),
  frame: t('Frame'),
};
const CARD_LABELS: Record<CardSize, string> = {
  '85x55': t('85 × 55 mm (Europe)'),
  '89x51': t('89 × 51 mm (United States)'),
};
const PAPER_LABELS: Record<PrintPaper, string> = {
  a4: t('A4, cards of 85 × 55 mm'),
  letter: t('US Letter, cards of 89 × 51 mm'),
};
const WALLPAPER_LABELS: Record<WallpaperSize, string> = {
  '1290x2796': t('iPhone (1290 × 2796)'),
  '1080x2400': t('Android (1080 × 2400)'),
};
const MOST_CAMPAIGN_LETTERS = 60;

/** What is made of the card, and in which size or design. */
interface Choice {
  artefact: Artefact;
  size: CardSize;
  paper: PrintPaper;
  design: BackgroundDesign;
  wallpaper: WallpaperSize;
  campaign: string;
}

function firstChoice(): Choice {
  const isLetter = usesLetterPaper(navigator.language);
  return {
    ...{ artefact: 'card', design: 'card', campaign: '' },
    size: isLetter ? '89x51' : '85x55',
    paper: isLetter ? 'letter' : 'a4',
    wallpaper: /Android/.test(navigator.userAgent) ? '1080x2400' : '1290x2796',
  };
}

/** The files of a choice: one to keep, and pictures of its pages to look at before. */
function readPaths(cardId: string, choice: Choice): { file: string; pages: string[] } {
  const { artefact, size, paper, design, wallpaper, campaign } = choice;
  const path = (name: string, query: Record<string, string>) =>
    `/api/cards/${cardId}/${name}?${new URLSearchParams(query)}`;
  const single = (address: string) => ({ file: address, pages: [address] });
  if (artefact === 'background') return single(path('background.png', { design }));
  if (artefact === 'wallpaper') return single(path('wallpaper.png', { size: wallpaper }));
  const query = {
    product: artefact,
    ...(artefact === 'card' && { size }),
    ...(artefact === 'sheet' && { paper }),
  };
  const marked = { ...query, ...(campaign.trim() && { campaign: campaign.trim() }) };
  const count = countPrintPages(artefact);
  // A front with a back has no code, so it looks the same for every campaign.
  const pages = Array.from({ length: count }, (_, at) =>
    path('print.png', { ...(at === 0 && count > 1 ? query : marked), page: String(at + 1) }),
  );
  return { file: path('print.pdf', marked), pages };
}

/** The card on paper and on screens: what, in which size, a look at it, and the file. */
export function PrintDialog({ isOpen, onClose, cardId, onDownload }: PrintDialogProps) {
  const [choice, setChoice] = useState(firstChoice);
  const { download, running, failure } = useDownload();
  const change = (changes: Partial<Choice>) => setChoice((now) => ({ ...now, ...changes }));
  const { artefact } = choice;
  const isPaper = artefact !== 'background' && artefact !== 'wallpaper';
  const { pages } = readPaths(cardId, { ...choice, campaign: useSettled(choice.campaign) });
  const save = async () => {
    if (await onDownload()) await download(readPaths(cardId, choice).file, `tessera-${artefact}`);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={t('Print and screens')}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Pages paths={pages} />
        <div className="grid min-w-0 content-start gap-4">
          <SelectField
            label={t('What do you need?')}
            value={artefact}
            onChange={({ target }) => change({ artefact: target.value as Artefact })}
          >
            <optgroup label={t('On paper')}>
              {PRINT_PRODUCTS.map((name) => (
                <option key={name} value={name}>
                  {LABELS[name]}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('On screens')}>
              <option value="background">{LABELS.background}</option>
              <option value="wallpaper">{LABELS.wallpaper}</option>
            </optgroup>
          </SelectField>
          <VariantField choice={choice} onChange={change} />
          {isPaper && (
            <TextField
              label={t('Campaign')}
              isOptional
              placeholder={t('Milan booth')}
              maxLength={MOST_CAMPAIGN_LETTERS}
              value={choice.campaign}
              onChange={({ target }) => change({ campaign: target.value })}
              hint={t('Analytics count its scans under this name.')}
            />
          )}
          <p className="text-sm text-ink-2">{NOTES[artefact]}</p>
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-2">{t('It shows only what everyone sees on your card.')}</p>
      {failure && (
        <Notice tone="bad" className="mt-4">
          {failure}
        </Notice>
      )}
      <Button variant="primary" className="mt-4" isBusy={running !== null} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {isPaper ? t('Download PDF') : t('Download PNG')}
      </Button>
    </Dialog>
  );
}

interface VariantFieldProps {
  choice: Choice;
  onChange: (changes: Partial<Choice>) => void;
}

/** The size or design, where there is a choice. */
function VariantField({ choice, onChange }: VariantFieldProps) {
  const { artefact, size, paper, design, wallpaper } = choice;
  if (artefact === 'card') {
    return (
      <Variants
        label={t('Size')}
        names={CARD_SIZES}
        labels={CARD_LABELS}
        value={size}
        onPick={(picked) => onChange({ size: picked })}
      />
    );
  }
  if (artefact === 'sheet') {
    return (
      <Variants
        label={t('Paper')}
        names={PRINT_PAPERS}
        labels={PAPER_LABELS}
        value={paper}
        onPick={(picked) => onChange({ paper: picked })}
      />
    );
  }
  if (artefact === 'background') {
    return (
      <Variants
        label={t('Design')}
        names={BACKGROUND_DESIGNS}
        labels={DESIGNS}
        value={design}
        onPick={(picked) => onChange({ design: picked })}
      />
    );
  }
  if (artefact !== 'wallpaper') return null;
  return (
    <Variants
      label={t('Your phone')}
      names={WALLPAPER_SIZES}
      labels={WALLPAPER_LABELS}
      value={wallpaper}
      onPick={(picked) => onChange({ wallpaper: picked })}
    />
  );
}

interface VariantsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  labels: Record<Name, string>;
  value: Name;
  onPick: (name: Name) => void;
}

function Variants<Name extends string>({ label, names, labels, value, onPick }: VariantsProps<Name>) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onPick(target.value as Name)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]}
        </option>
      ))}
    </SelectField>
  );
}

/** What the server draws, page by page. */
function Pages({ paths }: { paths: readonly string[] }) {
  return (
    <div className="grid content-start gap-3">
      {paths.map((path, at) => (
        <PagePicture
          key={path}
          path={path}
          label={paths.length === 1 ? t('Preview') : at === 0 ? t('Front') : t('Back|of a card')}
        />
      ))}
    </div>
  );
}

function PagePicture({ path, label }: { path: string; label: string }) {
  const [picture, setPicture] = useState<{ url: string } | 'failed' | null>(null);
  useEffect(() => {
    const request = new AbortController();
    let url: string | null = null;
    const load = async () => {
      try {
        const picture = await (await callApi(path, { signal: request.signal })).blob();
        if (request.signal.aborted) return;
        url = URL.createObjectURL(picture);
        setPicture({ url });
      } catch {
        if (!request.signal.aborted) setPicture('failed');
      }
    };
    void load();
    return () => {
      request.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path]);
  if (picture === 'failed') return <Notice tone="bad">{t('Couldn’t draw the preview. Try again in a moment.')}</Notice>;
  if (!picture) return <Skeleton className="h-40 w-full" />;
  return <img src={picture.url} alt={label} className="max-h-96 w-full rounded-md border border-line object-contain" />;
}
