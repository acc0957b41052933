import {
  CODE_MEDIUMS,
  type CodeMedium,
  type CodePlace,
  FIRST_COLORS,
  measureContrast,
  printedAddress,
  READABLE_CONTRAST,
  TOAST_MS,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Checkbox, Dialog, Notice, SelectField, Skeleton, TextField } from '@tessera/ui';
import { Check, Download } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { colorName } from '../../pictures/color-name.ts';
import { useDone } from '../../screen/done-button.tsx';
import { makeQrCode } from '../make-qr-code.ts';
import { DARK, FILE_MARGIN } from '../qr-code.ts';
import { qrName, saveFile } from '../save-qr.ts';
import { LOGO_FILL } from './code-svg.ts';
import { CODE_FORMATS, type CodeFormat, codeFile, type Drawing, type Logo, loadLogo, paintCode } from './draw-code.ts';
import { readsBack } from './read-back.ts';

export interface DownloadCodeProps {
  isOpen: boolean;
  onClose: () => void;
  /** The card's own address: what is printed is never taken back. */
  url: string;
  /** Stands below the code in the PDF. */
  name: string;
  /** The card's colours, as `#rrggbb`. */
  colors: readonly string[];
  logoUrl: string | null;
  /** Records the act; false when the card can't be shared any more. */
  onDownload: () => Promise<boolean>;
}

const MEDIUM_LABELS: Record<CodeMedium, string> = {
  'business-card': t('Business card'),
  booth: t('Booth or stand'),
  badge: t('Badge'),
  poster: t('Poster or flyer'),
  slides: t('Slides'),
  'email-signature': t('Email signature'),
};

const MOST_CAMPAIGN_LETTERS = 60;
/** As large as a code on a laptop. */
const READ_PX = 600;

/** The card's code as a file to print, with colour and logo, after it has been read back. */
export function DownloadCode({ isOpen, onClose, url, name, colors, logoUrl, onDownload }: DownloadCodeProps) {
  const [place, setPlace] = useState<CodePlace>({ medium: '', campaign: '' });
  const [color, setColor] = useState(DARK);
  const [wantsLogo, setWantsLogo] = useState(false);
  const logo = useLogo(logoUrl);
  const [busy, setBusy] = useState<CodeFormat | null>(null);
  const [saved, setSaved] = useState<CodeFormat | null>(null);
  const { isDone, markDone } = useDone(TOAST_MS.copied);
  const hasContrast = measureContrast(color, '#ffffff') >= READABLE_CONTRAST;
  const address = printedAddress(url, useDeferredValue(place));
  const drawing = useDrawing({ address, dark: hasContrast ? color : DARK, logo: wantsLogo ? logo : null });
  const download = async (format: CodeFormat) => {
    if (drawing.status !== 'ready') return;
    setBusy(format);
    try {
      const file = await codeFile(drawing.drawing, { format, name });
      if (!(await onDownload())) return;
      saveFile(file, `${qrName(url)}-qr.${format}`);
      setSaved(format);
      markDone();
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={t('Download the code')}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[216px_minmax(0,1fr)]">
        <CodePicture state={drawing} url={url} />
        <div className="grid min-w-0 content-start gap-4">
          <SelectField
            label={t('Where will it be?')}
            value={place.medium}
            onChange={({ target }) => setPlace((now) => ({ ...now, medium: target.value as CodePlace['medium'] }))}
          >
            <option value="">{t('Not set')}</option>
            {CODE_MEDIUMS.map((medium) => (
              <option key={medium} value={medium}>
                {MEDIUM_LABELS[medium]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('Campaign')}
            isOptional
            placeholder={t('Milan booth')}
            maxLength={MOST_CAMPAIGN_LETTERS}
            value={place.campaign}
            onChange={({ target }) => setPlace((now) => ({ ...now, campaign: target.value }))}
            hint={t('Analytics count its scans under this name.')}
          />
          <ColorRow colors={colors} value={color} onChange={setColor} />
          {!hasContrast && (
            <p role="alert" className="text-sm text-bad">
              {t('Too light to scan. Choose a darker colour.')}
            </p>
          )}
          {logo && (
            <Checkbox
              label={t('Logo in the middle')}
              checked={wantsLogo}
              onChange={({ target }) => setWantsLogo(target.checked)}
            />
          )}
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-2">
        {t('The code leads to your card’s own address. It keeps working when your card, title or plan changes.')}
      </p>
      {drawing.status === 'unreadable' && (
        <Notice tone="bad" className="mt-4">
          {t('This code couldn’t be read from afar. Use a shorter campaign, a darker colour or no logo.')}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {CODE_FORMATS.map((format) => (
          <Button
            key={format}
            variant={format === 'png' ? 'primary' : 'outline'}
            aria-label={t('Download the QR code as {format}', { format: format.toUpperCase() })}
            isBusy={busy === format}
            disabled={drawing.status !== 'ready' || !hasContrast}
            onClick={() => void download(format)}
          >
            {isDone && saved === format ? <Check aria-hidden="true" /> : <Download aria-hidden="true" />}
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

type DrawingState = { status: 'loading' | 'unreadable' } | { status: 'ready'; drawing: Drawing };

/** Draws the code and reads it back before it is offered. */
function useDrawing({ address, dark, logo }: { address: string; dark: string; logo: Logo | null }): DrawingState {
  const key = `${address} ${dark} ${logo?.url ?? ''}`;
  const [made, setMade] = useState<{ key: string; state: DrawingState } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async (): Promise<DrawingState> => {
      try {
        const drawing = { code: makeQrCode(address, { hasLogo: logo !== null }), dark, logo };
        const isRead = readsBack(paintCode(drawing, READ_PX), address);
        return isRead ? { status: 'ready', drawing } : { status: 'unreadable' };
      } catch {
        return { status: 'unreadable' };
      }
    };
    void draw().then((state) => isCurrent && setMade({ key, state }));
    return () => {
      isCurrent = false;
    };
  }, [key, address, dark, logo]);
  return made?.key === key ? made.state : { status: 'loading' };
}

function useLogo(url: string | null): Logo | null {
  const [logo, setLogo] = useState<Logo | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (url) void loadLogo(url).then((loaded) => isCurrent && setLogo(loaded));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return logo;
}

function CodePicture({ state, url }: { state: DrawingState; url: string }) {
  if (state.status !== 'ready') {
    return (
      <div className="aspect-square w-full max-w-54 rounded-lg border border-line bg-[#ffffff] p-4 max-sm:mx-auto">
        {state.status === 'loading' && <Skeleton className="size-full" />}
      </div>
    );
  }
  const { code, dark, logo } = state.drawing;
  const width = code.size + 2 * FILE_MARGIN;
  const side = code.logo * LOGO_FILL;
  return (
    <div className="aspect-square w-full max-w-54 overflow-hidden rounded-lg border border-line bg-[#ffffff] max-sm:mx-auto">
      <svg
        role="img"
        aria-label={t('QR code that leads to {url}', { url })}
        viewBox={`${-FILE_MARGIN} ${-FILE_MARGIN} ${width} ${width}`}
        className="size-full"
      >
        <path d={code.path} fill={dark} shapeRendering="crispEdges" />
        {logo && (
          <image href={logo.url} x={(code.size - side) / 2} y={(code.size - side) / 2} width={side} height={side} />
        )}
      </svg>
    </div>
  );
}

const MOST_COLORS = 5;

function isOffered(color: string): boolean {
  return measureContrast(color, '#ffffff') >= READABLE_CONTRAST && measureContrast(color, DARK) > 1.5;
}

interface ColorRowProps {
  colors: readonly string[];
  value: string;
  onChange: (color: string) => void;
}

function ColorRow({ colors, value, onChange }: ColorRowProps) {
  // The card's own come first. A second black is no choice.
  const offered = [...new Set([DARK, ...[...colors, ...FIRST_COLORS].filter(isOffered)])].slice(0, MOST_COLORS);
  return (
    <fieldset>
      <legend className="text-md font-medium">{t('Colour')}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {offered.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={colorName(color)}
            title={color}
            aria-pressed={color === value}
            onClick={() => onChange(color)}
            style={{ backgroundColor: color }}
            className="size-9 rounded-full border border-line-2 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brass pointer-coarse:size-11"
          />
        ))}
        <input
          type="color"
          aria-label={t('Another colour')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-9 w-12 cursor-pointer rounded-md border border-line-2 bg-raised p-1 pointer-coarse:h-11"
        />
      </div>
    </fieldset>
  );
}
