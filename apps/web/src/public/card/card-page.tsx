import type { CardLanguage, CardPageProps, CardPreview } from '@tessera/domain';
import { readVisit } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip, IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { QrCode as QrIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CardHeader } from '../../parts/card-view/card-header.tsx';
import { ContactList } from '../../parts/card-view/contact-list.tsx';
import { listTags } from '../../parts/card-view/preview-texts.ts';
import { QrDialog } from '../../parts/card-view/qr-dialog.tsx';
import { ShareButton } from '../../parts/card-view/share-button.tsx';
import { sendEvent, sendTap } from '../../parts/card-view/visit.ts';
import { watchView } from '../../parts/card-view/watch-view.ts';
import { ExchangeButton } from './exchange-button.tsx';
import { OpenOutside } from './open-outside.tsx';
import { PageFrame } from './page-frame.tsx';

export interface CardPageDocumentProps {
  card: CardPageProps;
  /** What stands below the contacts. The server draws it, and the browser keeps what it drew. */
  content: ReactNode;
  /** When and where an event is, likewise. */
  event?: ReactNode;
}

/** `/{owner}/{slug}`: one card, for everybody who has its link. Readable before and without any script. */
export function CardPage({ card, content, event }: CardPageDocumentProps) {
  const { id, url, preview, contactFilePath, exchange } = card;
  const header = useRef<HTMLDivElement>(null);
  useView(id, header);
  return (
    <PageFrame
      isCard
      action={
        <div className="flex items-center gap-1 print:hidden">
          {exchange && <QrButton url={url} isSmall />}
          <ShareButton title={preview.name || preview.title} url={url} />
        </div>
      }
    >
      <article
        className={clsx(
          'grid gap-x-12 md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:gap-x-16',
          // On wide screens the blocks go on below the head, beside the contacts, which stay in sight.
          card.blocks &&
            'md:grid-rows-[auto_1fr] md:[&>:nth-child(2)]:sticky md:[&>:nth-child(2)]:top-6 md:[&>:nth-child(2)]:row-span-2 md:[&>:nth-child(2)]:self-start print:[&>:nth-child(2)]:static',
        )}
      >
        <div className="min-w-0 max-md:-mx-5 max-md:sm:-mx-8">
          <CardHeader ref={header} preview={preview} language={card.language} />
        </div>
        <div className="min-w-0 md:pt-2">
          <Actions card={card} />
          {contactFilePath && <OpenOutside url={url} />}
          {event}
          <ContactList contacts={card.contacts} socials={preview.socials} onTap={(target) => sendTap(id, target)} />
          <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-4">
            <Words preview={preview} />
            {card.others && <OtherLanguages languages={card.others} />}
          </div>
        </div>
        {content}
      </article>
    </PageFrame>
  );
}

function Actions({ card: { id, url, contactFilePath, exchange, ownerName } }: { card: CardPageProps }) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    // On a phone the two things to do stay in reach of the thumb.
    <div className="z-10 flex flex-wrap gap-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-ground max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:pb-6 print:hidden">
      {isSaving && (
        <p role="status" className="basis-full text-center text-sm">
          {t('Open the downloaded file to add the contact.')}
        </p>
      )}
      {contactFilePath && (
        <a
          href={contactFilePath}
          // Android only downloads the file.
          onClick={() => setIsSaving(navigator.userAgent.includes('Android'))}
          className={`${buttonClass('primary', 'lg')} grow basis-32 max-[25rem]:px-3`}
        >
          {t('Save contact')}
        </a>
      )}
      {exchange ? (
        <ExchangeButton
          cardId={id}
          ownerName={ownerName}
          exchange={exchange}
          contactFilePath={contactFilePath}
          isPrimary={!contactFilePath}
        />
      ) : (
        <QrButton url={url} />
      )}
    </div>
  );
}

/** Where the card takes details, that is the second thing to do, and the code moves up to the sharing. */
function QrButton({ url, isSmall = false }: { url: string; isSmall?: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  return (
    <>
      {isSmall ? (
        <IconButton label={t('QR code')} className="noscript:hidden" onClick={show}>
          <QrIcon aria-hidden="true" />
        </IconButton>
      ) : (
        <Button size="lg" className="flex-1 noscript:hidden" onClick={show}>
          <QrIcon aria-hidden="true" />
          {t('QR code')}
        </Button>
      )}
      {isShown && <QrDialog url={url} onClose={() => setIsShown(false)} />}
    </>
  );
}

/** What is on the card besides contacts: on wide screens below the face. */
function Words({ preview }: { preview: CardPreview }) {
  const { badge, message, education } = preview;
  return (
    <>
      {message && (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
      {education && (
        <p dir="auto" className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {education}
        </p>
      )}
      <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
        {listTags(preview).map((tag) => (
          <li key={tag} className="min-w-0 max-w-full overflow-hidden">
            <Chip tone={tag === badge ? 'brass' : 'plain'}>{tag}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same card as its owner wrote it in other languages. */
function OtherLanguages({ languages }: { languages: readonly CardLanguage[] }) {
  return (
    <ul aria-label={t('This card in other languages')} className="flex flex-wrap gap-x-4 text-sm">
      {languages.map(({ language, name, path }) => (
        <li key={language}>
          <a href={path} lang={language} className="hit underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Counts the view once it is one. */
function useView(cardId: string, header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!header.current) return;
    return watchView(header.current, () => void sendEvent(cardId, { kind: 'view' }, readVisit(location.search)));
  }, [cardId, header]);
}
