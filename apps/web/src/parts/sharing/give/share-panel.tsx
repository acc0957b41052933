import { cardPreview, displayTitle, formatPhone, qrAddress, themeDesign } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { CodeXml, Download, Printer, Signature } from 'lucide-react';
import { deferred } from '../../../delivery/deferred.tsx';
import { QrFrame } from '../../qr/qr-frame.tsx';
import { useQrCode } from '../../qr/use-qr-code.ts';
import { useOpener } from '../../screen/use-opener.ts';
import { AddToWallet } from '../wallet/add-to-wallet.tsx';
import { DeviceWays } from './device-ways.tsx';
import { AddressField, LinkButtons, TextPreview } from './link-buttons.tsx';
import { type ShareActs, useShareActs } from './use-share-acts.ts';
import type { OpenTarget } from './use-share-target.ts';

const DownloadCode = deferred(async () => (await import('../../qr/print/download-code.tsx')).DownloadCode);

const PrintDialog = deferred(async () => (await import('../../prints/print-dialog.tsx')).PrintDialog);

const SignatureDialog = deferred(async () => (await import('../../signature/signature-dialog.tsx')).SignatureDialog);

const WebsiteDialog = deferred(async () => (await import('../../prints/website-dialog.tsx')).WebsiteDialog);

export interface SharePanelProps {
  /** The server's id. */
  cardId: string;
  title: string;
  target: OpenTarget;
}

/** QR code and address of a card that others may open, and the ways to hand them on. */
export function SharePanel({ cardId, title, target }: SharePanelProps) {
  const acts = useShareActs({ cardId, target });
  const { url } = target;
  // Shown to be scanned here and now, which is no act that we could know of; the channel is told all the same.
  const qr = useQrCode(qrAddress(url));
  return (
    <>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-[216px_minmax(0,1fr)]">
        <QrFrame qr={qr} label={t('QR code that leads to {url}', { url })} className="w-full max-w-54 max-sm:mx-auto" />
        <div className="min-w-0">
          <p className="text-sm text-ink-2">{t('Anyone with this link sees the card.')}</p>
          <AddressField address={acts.address ?? url} />
          <LinkButtons acts={acts} />
          <CodeDownload acts={acts} target={target} />
          {target.isOwn && <Artefacts acts={acts} cardId={cardId} target={target} />}
          {target.isOwn && <AddToWallet cardId={cardId} />}
          <DeviceWays acts={acts} title={title} />
        </div>
      </div>
      <TextPreview text={acts.text} hasPromo={target.hasPromo} />
    </>
  );
}

/** The code as a file to print, with what the card has of colours and logo. */
function CodeDownload({ acts, target: { url, data } }: { acts: ShareActs; target: OpenTarget }) {
  const download = useOpener(DownloadCode.preload);
  const preview = cardPreview(data, formatPhone);
  const { colors } = preview.design ?? themeDesign(data.theme);
  return (
    <>
      <Button variant="quiet" className="mt-2 -ms-2.5" aria-haspopup="dialog" {...download.button}>
        <Download aria-hidden="true" />
        {t('Download the code')}
      </Button>
      {download.isWanted && (
        <DownloadCode
          isOpen={download.isOpen}
          onClose={() => download.setIsOpen(false)}
          url={url}
          name={preview.name || preview.title}
          colors={Object.values(colors)}
          logoUrl={preview.logo}
          onDownload={acts.noteDownload}
        />
      )}
    </>
  );
}

interface ArtefactsProps {
  acts: ShareActs;
  cardId: string;
  target: OpenTarget;
}

/** What is made of one's own card: prints and pictures, a signature, lines for a website. */
function Artefacts({ acts, cardId, target: { url, data } }: ArtefactsProps) {
  const print = useOpener(PrintDialog.preload);
  const signature = useOpener(SignatureDialog.preload);
  const website = useOpener(WebsiteDialog.preload);
  const look = { variant: 'quiet', 'aria-haspopup': 'dialog' } as const;
  return (
    <div className="-ms-2.5 flex flex-wrap gap-x-1">
      <Button {...look} {...print.button}>
        <Printer aria-hidden="true" />
        {t('Print and screens')}
      </Button>
      <Button {...look} {...signature.button}>
        <Signature aria-hidden="true" />
        {t('Email signature')}
      </Button>
      <Button {...look} {...website.button}>
        <CodeXml aria-hidden="true" />
        {t('On your website')}
      </Button>
      {print.isWanted && (
        <PrintDialog
          isOpen={print.isOpen}
          onClose={() => print.setIsOpen(false)}
          cardId={cardId}
          onDownload={acts.noteDownload}
        />
      )}
      {signature.isWanted && (
        <SignatureDialog isOpen={signature.isOpen} onClose={() => signature.setIsOpen(false)} url={url} data={data} />
      )}
      {website.isWanted && (
        <WebsiteDialog
          isOpen={website.isOpen}
          onClose={() => website.setIsOpen(false)}
          url={url}
          name={data.name.trim() || displayTitle(data)}
        />
      )}
    </div>
  );
}
