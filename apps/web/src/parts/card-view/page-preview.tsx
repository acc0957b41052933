import { type CardData, cardPreview, formatPhone, shownBlocks, shownContacts, shownWorks } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Blocks } from './blocks.tsx';
import { CardHeader } from './card-header.tsx';
import { ContactList } from './contact-list.tsx';
import { EventRows } from './event-rows.tsx';
import { Works } from './works.tsx';

/** A card's page at the width of a phone. It is a picture: nothing in it can be tapped, and no view is counted. */
export function PagePreview({ data }: { data: CardData }) {
  const preview = cardPreview(data, formatPhone);
  const blocks = shownBlocks(data);
  const works = shownWorks(data);
  return (
    <div
      role="img"
      aria-label={t('The page of {name}', { name: preview.name || preview.title })}
      className="mx-auto max-w-96 overflow-hidden rounded-xl border border-line bg-ground"
    >
      <div inert>
        <CardHeader ref={null} preview={preview} language={data.language} />
        <div className="px-5 pt-4 pb-5">
          {preview.event && <EventRows event={preview.event} filePath={null} />}
          <ContactList contacts={shownContacts(data, formatPhone)} socials={preview.socials} onTap={() => {}} />
          {preview.message && (
            <p dir="auto" className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">
              {preview.message}
            </p>
          )}
          {blocks.length > 0 && (
            <div className="-mx-5 mt-6 last:-mb-5">
              <Blocks blocks={blocks} preview={preview} />
            </div>
          )}
          {works.length > 0 && <Works works={works} />}
        </div>
      </div>
    </div>
  );
}
