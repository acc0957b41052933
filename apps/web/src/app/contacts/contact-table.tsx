import type { ContactLineFragment } from '@tessera/client';
import { contactTitle, mailtoHref } from '@tessera/domain';
import { Chip, Tick } from '@tessera/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { timeText } from '../../card-store/time-text.ts';
import { ColumnHeads } from '../../lists/column-heads.tsx';
import { paths } from '../../paths.ts';
import { LONE_LINK } from '../../shell/text-link.ts';

const COLUMNS = [
  { head: 'Name' },
  { head: 'Company', width: 'w-1/4' },
  { head: 'Email', width: 'w-1/4' },
  { head: 'Last Activity', width: 'w-44' },
];

export interface ContactTableProps {
  contacts: readonly ContactLineFragment[];
  chosenIds: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** As many as can be tagged at once. */
const MOST_CHOSEN = 100;

/** Contacts in the specified columns; where there is no room each row is a block whose lines name their columns. */
export function ContactTable({ contacts, chosenIds, onChoose }: ContactTableProps) {
  const choose = (id: string, isOn: boolean) => {
    const next = new Set(chosenIds);
    if (isOn && next.size < MOST_CHOSEN) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <table aria-label="Contacts" className="w-full table-fixed border-collapse text-left text-md max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <ColumnHeads columns={COLUMNS} />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {contacts.map((contact) => (
          <Row
            key={contact.id}
            contact={contact}
            isChosen={chosenIds.has(contact.id)}
            onChoose={(isOn) => choose(contact.id, isOn)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  contact: ContactLineFragment;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function Row({ contact, isChosen, onChoose }: RowProps) {
  const { id, role, company, email, tags, lastActivityAt } = contact;
  const href = mailtoHref(email);
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3.5">
      <Cell>
        <div className="flex gap-3 pointer-coarse:gap-5.5">
          <Tick
            aria-label={`Choose ${contactTitle(contact)}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <div className="min-w-0">
            <Link to={paths.contactDetails(id)} dir="auto" className={clsx(LONE_LINK, 'max-md:text-base')}>
              {contactTitle(contact)}
            </Link>
            {role && (
              <span dir="auto" className="block text-sm text-ink-2">
                {role}
              </span>
            )}
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
        </div>
      </Cell>
      <Cell label="Company">{company}</Cell>
      <Cell label="Email">
        {href && (
          <a href={href} className="hit hover:underline">
            {email}
          </a>
        )}
      </Cell>
      <Cell label="Last Activity">
        <time dateTime={lastActivityAt} className="num">
          {timeText(lastActivityAt)}
        </time>
      </Cell>
    </tr>
  );
}

/** Without a label it is the head of its row. An empty cell takes no room in a block. */
function Cell({ label, children }: { label?: string; children: ReactNode }) {
  const isEmpty = children === '' || children === null;
  return (
    <td
      className={clsx(
        'py-3 pr-4 text-ink-2 [overflow-wrap:anywhere] max-md:py-0.5 max-md:pr-0',
        label && 'max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-3',
        !label && 'max-md:block',
        isEmpty && 'max-md:hidden',
      )}
    >
      {label && <span className="text-sm text-ink-3 md:hidden">{label}</span>}
      <div dir="auto" className="min-w-0">
        {children}
      </div>
    </td>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="my-1.5 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <span key={tag} className="min-w-0 max-w-full overflow-hidden rounded-full">
          <Chip>{tag}</Chip>
        </span>
      ))}
    </span>
  );
}
