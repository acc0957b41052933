import type { ContactLineFragment } from '@tessera/client';
import { contactTitle, formatPhone, mailtoHref, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Chip, Tick } from '@tessera/ui';
import { Mail, Phone } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PhoneNumber } from '../../locale/phone-number.tsx';
import { TimeAgo } from '../../locale/time-ago.tsx';
import { ColumnHeads } from '../../parts/lists/column-heads.tsx';
import { type Choosing, FaceTick } from '../../parts/lists/face-tick.tsx';
import { isSwipeMarked, SwipeMark } from '../../parts/lists/swipe-mark.tsx';
import { useTouchActs } from '../../parts/lists/use-touch-acts.ts';
import { paths } from '../../paths.ts';
import type { Selection } from './use-selection.ts';

export interface ContactTableProps {
  contacts: readonly ContactLineFragment[];
  selection: Selection;
}

/** Contacts in the specified columns, and their numbers. A phone shows two lines of each. */
export function ContactTable({ contacts, selection }: ContactTableProps) {
  const { ids, choose } = selection;
  const columns = [
    {
      head: t('Name'),
      lead: (
        <span className="inline-grid w-10 place-items-center">
          <ShownTick contacts={contacts} selection={selection} label={t('Select all on this page')} />
        </span>
      ),
    },
    { head: t('Company'), width: 'w-[17%]' },
    { head: t('Email'), width: 'w-[26%]' },
    { head: t('Phone'), width: 'w-38' },
    { head: t('Last Activity'), width: 'w-32' },
  ];
  return (
    <>
      {/* The head of the table is not shown on phones. */}
      {ids.size > 0 && (
        <div className="flex min-h-11 items-center gap-5.5 ps-2.5 md:hidden">
          <ShownTick contacts={contacts} selection={selection} label={t('Select all')} />
          <span aria-hidden="true" className="text-md text-ink-2">
            {t('Select all')}
          </span>
        </div>
      )}
      <table
        aria-label={t('Contacts')}
        className="w-full table-fixed border-collapse text-start text-md max-md:block max-md:overflow-x-clip"
      >
        <thead className="max-md:sr-only">
          <tr>
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
        <tbody className="max-md:block">
          {contacts.map((contact) => (
            <Row
              key={contact.id}
              contact={contact}
              isChosen={ids.has(contact.id)}
              isChoosing={ids.size > 0}
              onChoose={(isOn) => choose(contact.id, isOn)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Selects all contacts on screen, and stands in between while only some of them are selected. */
function ShownTick({ contacts, selection, label }: ContactTableProps & { label: string }) {
  const { ids, chooseShown } = selection;
  const isSome = ids.size > 0 && ids.size < contacts.length;
  return (
    <Tick
      aria-label={label}
      checked={ids.size > 0 && !isSome}
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      onChange={(event) => chooseShown(event.target.checked)}
    />
  );
}

interface RowProps extends Choosing {
  contact: ContactLineFragment;
}

function Row({ contact, ...choosing }: RowProps) {
  const { id, role, company, email, phone, tags, lastActivityAt } = contact;
  const title = contactTitle({ ...contact, phone: formatPhone(contact.phone) });
  const time = <TimeAgo at={lastActivityAt} />;
  const callLink = useRef<HTMLAnchorElement>(null);
  const touch = useTouchActs({
    onHold: () => choosing.onChoose(!choosing.isChosen),
    onSwipe: telHref(phone) && isSwipeMarked() ? () => callLink.current?.click() : undefined,
  });
  return (
    <tr
      {...touch}
      className="group/row relative border-b border-line max-md:block pointer-coarse:touch-pan-y pointer-coarse:select-none"
    >
      <td className="py-2.5 pe-4 max-md:flex max-md:pe-0">
        {phone && (
          <SwipeMark>
            <Phone />
          </SwipeMark>
        )}
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <FaceTick
            {...choosing}
            label={t('Select {name}', { name: contactTitle(contact) })}
            name={contactTitle(contact)}
            src={contact.user?.avatarUrl}
          />
          {/* The row holds controls as well: those keep their sides whatever the name is written in. */}
          <div className="relative grid min-h-11 min-w-0 flex-1 grid-cols-1 content-center">
            <Link
              to={paths.contactDetails(id)}
              dir="auto"
              // A tap on either line leads there.
              className="font-medium text-ink after:absolute after:inset-0 hover:underline max-md:text-base"
            >
              <span className="block truncate">{title}</span>
            </Link>
            {role && (
              <span dir="auto" className="block truncate text-sm text-ink-2 max-md:hidden">
                {role}
              </span>
            )}
            <span className="flex gap-1.5 text-sm text-ink-2 md:hidden">
              <bdi className="truncate">{aboutLine(contact)}</bdi>
              <span className="shrink-0 text-ink-3">{time}</span>
            </span>
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
          <ReachButtons contact={contact} callLink={callLink} />
        </div>
      </td>
      <Cell>{company && <span className="line-clamp-2">{company}</span>}</Cell>
      <Cell>{email && <Reach href={mailtoHref(email)}>{email}</Reach>}</Cell>
      <Cell>
        {phone && (
          <Reach href={telHref(phone)}>
            <PhoneNumber phone={phone} />
          </Reach>
        )}
      </Cell>
      <Cell>{time}</Cell>
    </tr>
  );
}

/** Who it is, in a line below the name: what a phone has room for. */
function aboutLine(contact: ContactLineFragment): string {
  const { role, company, email, phone } = contact;
  const title = contactTitle(contact);
  const words = [role, company].filter((word) => word && word !== title);
  return words.join(t(', ')) || [email, formatPhone(phone)].find((way) => way && way !== title) || '';
}

function Reach({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <span className="line-clamp-2">{children}</span>;
  return (
    <a href={href} className="hit line-clamp-2 hover:underline">
      {children}
    </a>
  );
}

interface ReachButtonsProps {
  contact: ContactLineFragment;
  callLink: RefObject<HTMLAnchorElement | null>;
}

/** On a phone a thumb calls and writes without opening the contact. */
function ReachButtons({ contact, callLink }: ReachButtonsProps) {
  const title = contactTitle(contact);
  const ways = [
    { href: telHref(contact.phone), label: t('Call {title}', { title }), Icon: Phone, ref: callLink },
    { href: mailtoHref(contact.email), label: t('Email {title}', { title }), Icon: Mail, ref: null },
  ];
  return (
    <div className="flex md:hidden">
      {ways.map(
        ({ href, label, Icon, ref }) =>
          href && (
            <a
              key={label}
              ref={ref}
              href={href}
              aria-label={label}
              className="inline-grid size-11 place-items-center rounded-full text-ink-2 hover:bg-brass-soft hover:text-ink [&_svg]:size-5 [&_svg]:stroke-[1.6]"
            >
              <Icon aria-hidden="true" />
            </a>
          ),
      )}
    </div>
  );
}

/** A phone shows these in the second line, or as buttons. */
function Cell({ children }: { children: ReactNode }) {
  return (
    <td dir="auto" className="py-2.5 pe-4 text-ink-2 [overflow-wrap:anywhere] max-md:hidden">
      {children}
    </td>
  );
}

/** As many show what a contact is about; all of them stand on its page. */
const SHOWN_TAGS = 3;

function Tags({ tags }: { tags: readonly string[] }) {
  const others = tags.length - SHOWN_TAGS;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5 max-md:hidden">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Chip key={tag}>
          <span dir="auto" className="truncate">
            {tag}
          </span>
        </Chip>
      ))}
      {others > 0 && (
        <Chip>
          <span className="num">+{others}</span>
          <span className="sr-only">{t('more tags')}</span>
        </Chip>
      )}
    </span>
  );
}
