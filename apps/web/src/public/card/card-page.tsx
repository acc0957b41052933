import type { CardActionTarget, CardLanguage, CardPageProps, CardPreview } from '@tessera/domain';
import { readVisit } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Chip, IconButton } from '@tessera/ui';
import { QrCode as QrIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { ContactList } from '../../parts/card-view/contact-list.tsx';
import { EventRows } from '../../parts/card-view/event-rows.tsx';
import { listTags, roleLine } from '../../parts/card-view/preview-texts.ts';
import { QrDialog } from '../../parts/card-view/qr-dialog.tsx';
import { ShareButton } from '../../parts/card-view/share-button.tsx';
import { sendEvent } from '../../parts/card-view/visit.ts';
import { watchView } from '../../parts/card-view/watch-view.ts';
import { Works } from '../../parts/card-view/works.tsx';
import { ExchangeButton } from './exchange-button.tsx';
import { OpenOutside } from './open-outside.tsx';
import { PageFrame } from './page-frame.tsx';

/** `/{owner}/{slug}`: one card, for everybody who has its link. Readable before and without any script. */
export function CardPage(card: CardPageProps) {
  const { id, url, preview, contactFilePath, exchange } = card;
  const face = useRef<HTMLDivElement>(null);
  useView(id, face);
  const name = preview.name || preview.title;
  return (
    <PageFrame
      action={
        <div className="flex items-center gap-1">
          {exchange && <QrButton url={url} isSmall />}
          <ShareButton title={name} url={url} />
        </div>
      }
    >
      {preview.design?.coverUrl && <Cover src={preview.design.coverUrl} />}
      <article className="grid gap-x-12 pt-1.5 md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:pt-8 lg:gap-x-16">
        {/* What the face shows stands beside it as text and links. */}
        <div ref={face} role="img" aria-label={t('Business card of {name}', { name })} className="min-w-0">
          <CardFace preview={preview} />
        </div>
        <div className="min-w-0 max-md:mt-6 md:row-span-2">
          <Heading name={name} preview={preview} language={card.language} />
          <Actions card={card} />
          {contactFilePath && <OpenOutside url={url} />}
          {preview.event && <EventRows event={preview.event} filePath={`${card.path}.ics`} />}
          <ContactList preview={preview} onTap={(target) => tell(id, target)} />
        </div>
        <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-4 md:mt-7">
          <Words preview={preview} />
          {card.others && <OtherLanguages languages={card.others} />}
        </div>
        {card.works && <Works works={card.works} />}
      </article>
    </PageFrame>
  );
}

function Heading({ name, preview, language }: { name: string; preview: CardPreview; language: string }) {
  const { photo, logo, tagline } = preview;
  const role = roleLine(preview);
  return (
    <div className="flex items-start justify-between gap-5">
      <div lang={language || undefined} className="min-w-0">
        <h1 dir="auto">{name}</h1>
        {role && (
          <p dir="auto" className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            {role}
          </p>
        )}
        {tagline && (
          <p dir="auto" className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            {tagline}
          </p>
        )}
      </div>
      {photo && photo !== logo && <Portrait src={photo} />}
    </div>
  );
}

/** Says nothing that the card does not; a picture that is gone leaves a quiet band. */
function Cover({ src }: { src: string }) {
  return (
    <div
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
      className="mb-5 h-28 rounded-lg bg-brass-soft bg-cover bg-center sm:h-40 md:mb-0"
    />
  );
}

/** As a background, because a picture that is gone then leaves a quiet disc and no broken-image sign. */
function Portrait({ src }: { src: string }) {
  return (
    <div
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
      className="size-18 shrink-0 rounded-full bg-brass-soft bg-cover bg-center"
    />
  );
}

function Actions({ card: { id, url, contactFilePath, exchange, ownerName } }: { card: CardPageProps }) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 pb-6">
      {contactFilePath && (
        <a href={contactFilePath} className={`${buttonClass('primary', 'lg')} grow basis-32 max-[25rem]:px-3`}>
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
function useView(cardId: string, face: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!face.current) return;
    return watchView(face.current, () => void sendEvent(cardId, { kind: 'view' }, readVisit(location.search)));
  }, [cardId, face]);
}

function tell(cardId: string, target: CardActionTarget): void {
  void sendEvent(cardId, { kind: 'action', target }, readVisit(location.search));
}
