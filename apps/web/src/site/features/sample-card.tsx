import type { CardPreview } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Copy, Download, type LucideIcon, Maximize2, QrCode, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { samplePreview } from '../parts/sample-preview.ts';
import type { Sample } from './sample-files.ts';
import { useSampleActs } from './use-sample-acts.ts';

const QrDialog = lazy(async () => ({ default: (await import('../../parts/card-view/qr-dialog.tsx')).QrDialog }));
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

export interface SampleCardProps {
  sample: Sample;
  /** What its face shows. */
  shown: Partial<CardPreview> & { name: string };
}

/** A card of somebody invented, with the buttons that a real one has. */
export function SampleCard({ sample, shown }: SampleCardProps) {
  const [dialog, setDialog] = useState<'qr' | 'preview' | null>(null);
  const preview = samplePreview(shown);
  const acts = useSampleActs(sample, preview);
  const close = () => setDialog(null);
  return (
    <figure id={sample.id} className="min-w-0 scroll-mt-24">
      <div role="img" aria-label={t('Sample card of {name}', { name: shown.name })}>
        <CardFace preview={preview} />
      </div>
      <figcaption className="mt-4 text-sm text-ink-2">{sample.caption}</figcaption>
      <ul
        aria-label={t('What you can do with the sample card of {name}', { name: shown.name })}
        className="mt-3 grid grid-cols-5 border-y border-line noscript:hidden"
      >
        <Act icon={Share2} label={t('Share')} onClick={acts.share} />
        <Act icon={QrCode} label={t('QR')} onClick={() => setDialog('qr')} />
        <Act icon={Copy} label={t('Copy')} onClick={acts.copy} />
        <Act icon={Download} label={t('Save')} onClick={acts.save} />
        <Act icon={Maximize2} label={t('Preview')} onClick={() => setDialog('preview')} />
      </ul>
      <Suspense fallback={null}>
        {dialog === 'qr' && <QrDialog url={acts.url()} onClose={close} />}
        {dialog === 'preview' && <PreviewDialog preview={preview} onClose={close} />}
      </Suspense>
    </figure>
  );
}

function Act({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <li className="border-s border-line first:border-s-0">
      <button
        type="button"
        onClick={onClick}
        className="flex w-full flex-col items-center gap-1.5 py-3 text-sm text-ink-2 transition-colors duration-150 hover:bg-brass-soft hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden="true" className="size-[18px] stroke-[1.6]" />
        {label}
      </button>
    </li>
  );
}
