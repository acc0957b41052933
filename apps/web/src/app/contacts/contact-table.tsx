import type { ContactLineFragment } from '@tessera/client';
import { contactTitle, formatPhone, mailtoHref, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Chip, Tick } from '@tessera/ui';
import { clsx } from 'clsx';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PhoneNumber } from '../../locale/phone-number.tsx';
import { timeText } from '../../locale/time-text.ts';
import { ColumnHeads } from '../../parts/lists/column-heads.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import type { Selection } from './use-selection.ts';

export interface ContactTableProps {
  contacts: readonly ContactLineFragment[];
  selection: Selection;
}

/**
 * Contacts in the specified columns, and their numbers. Where there is no room each row is a block.
 */
export function ContactTable({ contacts, selection }: ContactTableProps) {
  const { ids, choose } = selection;
  const columns = [
    {
      head: t('Name'),
      lead: <ShownTick contacts={contacts} selection={selection} label={t('Select all on this page')} />,
    },
    { head: t('Company'), width: 'w-[17%]' },
    { head: t('Email'), width: 'w-[22%]' },
    { head: t('Phone'), width: 'w-38' },
    { head: t('Last Activity'), width: 'w-46' },
  ];
  return (
    <>
      {/* The head of the table is not shown on phones. */}
      <div className="flex items-center gap-3 border-b border-line pb-2.5 pointer-coarse:gap-5.5 md:hidden">
        <ShownTick contacts={contacts} selection={selection} label={t('Select all')} />
        <span aria-hidden="true" className="text-md text-ink-2">
          {t('Select all')}
        </span>
      </div>
      <table aria-label={t('Contacts')} className="w-full table-fixed border-collapse text-start text-md max-md:block">
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

interface RowProps {
  contact: ContactLineFragment;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function Row({ contact, isChosen, onChoose }: RowProps) {
  const { id, role, company, email, phone, tags, lastActivityAt } = contact;
  const title = contactTitle(contact);
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3.5">
      <Cell>
        <div className="flex gap-3 pointer-coarse:gap-5.5">
          <Tick
            aria-label={t('Select {contactTitle}', { contactTitle: title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <div className="min-w-0 flex-1">
            <Link to={paths.contactDetails(id)} dir="auto" className={clsx(LONE_LINK, 'max-md:text-base')}>
              {contactTitle({ ...contact, phone: formatPhone(contact.phone) })}
            </Link>
            {role && (
              <span dir="auto" className="line-clamp-2 text-sm text-ink-2">
                {role}
              </span>
            )}
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
          <ReachButtons contact={contact} />
        </div>
      </Cell>
      <Cell label={t('Company')} isTitle={company === title}>
        {company && <span className="line-clamp-2">{company}</span>}
      </Cell>
      <Cell label={t('Email')} isTitle={email === title}>
        {email && (
          <Reach href={mailtoHref(email)}>
            <span className="line-clamp-2">{email}</span>
          </Reach>
        )}
      </Cell>
      <Cell label={t('Phone')} isTitle={phone === title}>
        {phone && (
          <Reach href={telHref(phone)}>
            <PhoneNumber phone={phone} />
          </Reach>
        )}
      </Cell>
      <Cell label={t('Last Activity')} isNamed>
        <time dateTime={lastActivityAt} className="whitespace-nowrap num">
          {timeText(lastActivityAt)}
        </time>
      </Cell>
    </tr>
  );
}

/** On phones the buttons beside the name do it: two lines of text are too close for two fingers. */
function Reach({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children;
  return (
    <>
      <a href={href} className="hit hover:underline max-md:hidden">
        {children}
      </a>
      <span className="md:hidden">{children}</span>
    </>
  );
}

/** Phones show a row as a block: there a thumb calls and writes without opening the contact. */
function ReachButtons({ contact }: { contact: ContactLineFragment }) {
  const title = contactTitle(contact);
  const ways = [
    { href: telHref(contact.phone), label: t('Call {title}', { title }), Icon: Phone },
    { href: mailtoHref(contact.email), label: t('Email {title}', { title }), Icon: Mail },
  ];
  return (
    <div className="relative -my-2 -me-2 flex self-start md:hidden">
      {ways.map(
        ({ href, label, Icon }) =>
          href && (
            <a
              key={label}
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

interface CellProps {
  /** Its column's head; without one it is the head of its row. */
  label?: string;
  /** In a block its label is seen as well: a time alone could be anything. */
  isNamed?: boolean;
  /** A contact without a name goes by it: in a block it stands right above. */
  isTitle?: boolean;
  children: ReactNode;
}

/** An empty cell takes no room in a block. */
function Cell({ label, isNamed = false, isTitle = false, children }: CellProps) {
  const isEmpty = children === '' || children === null;
  return (
    <td
      className={clsx(
        'py-3 pe-4 text-ink-2 [overflow-wrap:anywhere] max-md:py-0.5 max-md:pe-0',
        // Below the name, which stands beside a tick.
        label && 'max-md:ms-8 max-md:gap-2 max-md:pointer-coarse:ms-11.5',
        isEmpty || isTitle ? 'max-md:hidden' : label ? 'max-md:flex' : 'max-md:block',
      )}
    >
      {label && <span className={clsx('text-ink-3 md:hidden', !isNamed && 'sr-only')}>{label}</span>}
      {/* The head holds controls as well: those keep their sides whatever the name is written in. */}
      <div dir={label && 'auto'} className="min-w-0">
        {children}
      </div>
    </td>
  );
}

/** As many show what a contact is about; all of them stand on its page. */
const SHOWN_TAGS = 3;

function Tags({ tags }: { tags: readonly string[] }) {
  const others = tags.length - SHOWN_TAGS;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5 max-md:mb-1.5">
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
